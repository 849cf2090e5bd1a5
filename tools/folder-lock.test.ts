import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, lockFolderWhenFree } from './folder-lock';

let place: string;
let folder: string;
let holder: ChildProcess | undefined;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  folder = join(place, 'database');
});
afterEach(() => {
  holder?.kill('SIGKILL');
  holder = undefined;
  rmSync(place, { recursive: true });
});

/** Starts another process that holds the folder and whose parent never reaps its children. Returns its id. */
async function holdElsewhere(): Promise<number> {
  const program = `
    const { lockFolder } = require('./folder-lock.ts');
    lockFolder(${JSON.stringify(folder)});
    console.log(process.pid);
    setInterval(() => {}, 1000);`;
  holder = spawn(
    'sh',
    ['-c', `"$0" --import tsx -e "$1" & exec sleep 60`, process.execPath, program],
    {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [pid] = (await once(holder.stdout!, 'data')) as [Buffer];
  return Number(pid);
}

test('only one process can hold a folder', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `${folder} is in use by another process (${process.pid}): stop that one first.`,
  );
  release();
  lockFolder(folder)();
});

test('a killed process holds no folder, even if its parent has not reaped it', async () => {
  const pid = await holdElsewhere();
  expect(() => lockFolder(folder)).toThrow(`in use by another process (${pid})`);
  process.kill(pid, 'SIGKILL');
  (await lockFolderWhenFree(folder))();
  expect(() => process.kill(pid, 0)).not.toThrow();
});

test('waits for a process that is about to end, but only for a limited time', async () => {
  const release = lockFolder(folder);
  await expect(lockFolderWhenFree(folder, 60)).rejects.toThrow('stop that one first');
  setTimeout(release, 60);
  (await lockFolderWhenFree(folder))();
});
