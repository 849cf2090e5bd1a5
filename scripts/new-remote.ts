import { join } from 'node:path';
import { makeRemote } from '../create-updown-remote/src/make-remote';
import { Problem } from '../tools/problem';
import { root } from '../tools/root';
import { runProgram } from '../tools/run-program';

const TEMPLATES = join(root, 'create-updown-remote', 'template');

/** `npm run new-remote -- <name>`: makes a remote with a page, a place, a test and a README. */
export async function run([name, ...more]: readonly string[]): Promise<number> {
  if (name === undefined || more.length > 0) {
    throw new Problem('Say the name of the new remote: npm run new-remote -- <name>');
  }
  const files = await makeRemote({ parent: root, templates: TEMPLATES, kind: 'inside' }, name);
  // The length of the name decides where a line wraps.
  const oxfmt = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
  await runProgram(process.execPath, [oxfmt, `remote-${name}`], { cwd: root });
  console.log(`
  remote-${name} has ${files.length} files, and a page at /${name}. Its README.md says how to go on.

  In the real host:   npm run dev -w remote-${name}
  Its tests:          npm run test -w remote-${name}
  Before you commit:  npm install
`);
  return 0;
}
