import { runProgram } from './build/run-program';
import { root } from './launcher/root';

interface Check {
  readonly name: string;
  readonly npm: readonly string[];
}

// Two at a time; the slowest first, so that they end together.
const checks: readonly Check[] = [
  { name: 'Lint', npm: ['run', 'lint'] },
  { name: 'Types', npm: ['run', 'typecheck'] },
  { name: 'Contract ABIs as generated', npm: ['run', 'generate:check', '-w', 'contracts'] },
  { name: 'API types as generated', npm: ['run', 'generate:check', '-w', 'api'] },
  { name: 'Unused code', npm: ['run', 'knip'] },
  { name: 'Lock file for every platform', npm: ['run', 'lock', '--', '--check'] },
  { name: 'Format', npm: ['run', 'format:check'] },
];

async function passes({ name, npm }: Check): Promise<boolean> {
  const began = Date.now();
  const { ok, output } = await runProgram('npm', ['--silent', ...npm], { cwd: root });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) console.log(`\n${output.trim()}\n\nAgain: npm ${npm.join(' ')}\n`);
  return ok;
}

/** Runs every static check; answers with the names of those that failed, and how many passed. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
  const waiting = [...checks];
  const failed: string[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check.name);
    }
  };
  await Promise.all([work(), work()]);
  return { passed: checks.length - failed.length, failed };
}

/** `npm run check`: everything that can be told without running the product. */
export async function run(): Promise<number> {
  const { failed } = await runChecks();
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
  return failed.length > 0 ? 1 : 0;
}
