import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { planted, plantByHand } from './planted';
import { openWorkspace } from './workspace';

// Plants the bugs that are written by hand, one at a time in a copy, and runs the tests that have to notice each. With names of
// sources, only their bugs.
const root = fileURLToPath(new URL('../../contracts', import.meta.url));
const only = process.argv.slice(2);
const bugs = planted.filter(
  ({ file }) => only.length === 0 || only.some((part) => file.includes(part)),
);
const workspace = await openWorkspace(root);

function closeAndExit(): never {
  workspace.close();
  process.exit(130);
}
process.on('SIGINT', closeAndExit);
process.on('SIGTERM', closeAndExit);

try {
  for (const tests of new Set(bugs.map((bug) => bug.tests))) {
    if (!(await workspace.passes(tests))) throw new Error(`${tests} fails without any bug.`);
  }
  for (const bug of bugs) {
    const source = readFileSync(join(root, bug.file), 'utf8');
    workspace.write(bug.file, plantByHand(source, bug));
    const isMissed = await workspace.passes(bug.tests);
    workspace.write(bug.file, source);
    console.log(`${isMissed ? '✗ MISSED' : '✓ noticed'}  ${bug.name}`);
    if (isMissed) process.exitCode = 1;
  }
} finally {
  workspace.close();
}
