import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../../tools/problem';
import { runProgram } from '../../../../tools/run-program';

const CHECKS = ['lint', 'typecheck'];

/** Runs the lint and the type check of a remote's package, or says that they were skipped. Throws if one fails. */
export async function checkCode(folder: string, isSkipped: boolean): Promise<void> {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Readonly<Record<string, string>>;
  };
  for (const check of CHECKS) {
    const reason = isSkipped ? 'as asked' : `${folder} has no such script`;
    if (isSkipped || scripts[check] === undefined) {
      console.log(`npm run ${check} was skipped, ${reason}.`);
      continue;
    }
    const { ok, output } = await runProgram('npm', ['run', '--silent', check], { cwd: folder });
    if (ok) continue;
    throw new Problem(
      `npm run ${check} fails in ${folder}. --skip-checks releases it all the same.\n${output}`,
    );
  }
}
