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

/** Another process that holds the folder, with a parent that never asks how its children ended. Answers with its id. */
const holdElsewhere = async (): Promise<number> => {
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
};

test('a folder is held by one at a time', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    `${folder} is in use by another process (${process.pid}): stop that one first.`,
  );
  release();
  lockFolder(folder)();
});

test('a process that was killed holds nothing, even while its parent has not asked how it ended', async () => {
  const pid = await holdElsewhere();
  expect(() => lockFolder(folder)).toThrow(`in use by another process (${pid})`);
  process.kill(pid, 'SIGKILL');
  (await lockFolderWhenFree(folder))();
  expect(() => process.kill(pid, 0)).not.toThrow();
});

test('a process that is about to end is waited for, another one only for a while', async () => {
  const release = lockFolder(folder);
  await expect(lockFolderWhenFree(folder, 60)).rejects.toThrow('stop that one first');
  setTimeout(release, 60);
  (await lockFolderWhenFree(folder))();
});
