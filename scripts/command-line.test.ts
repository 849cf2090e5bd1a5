import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = join(__dirname, 'run.mjs');

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'command-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function typed(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [run, ...args], { encoding: 'utf8' });
  return { status, lines: stderr.trim().split('\n') };
}

test('what the machine refuses is one sentence, without a stack', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const args of [
    ['assemble', join(file, 'site'), 'pages'],
    ['release', 'releases', join(file, 'site')],
  ]) {
    const { status, lines } = typed(...args);
    expect([status, lines]).toEqual([1, [expect.stringContaining('(ENOTDIR).')]]);
  }
}, 30_000);

test('so is an option that a command does not have', () => {
  const { status, lines } = typed('assemble', folder, '--force');
  expect([status, lines]).toEqual([1, [expect.stringContaining("Unknown option '--force'")]]);
}, 30_000);
