import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInUse, lockDataDir } from './data-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is held by one launcher at a time', async () => {
  expect(await isInUse(folder)).toBe(false);
  const release = await lockDataDir(folder);
  expect(await isInUse(folder)).toBe(true);
  await expect(lockDataDir(folder)).rejects.toThrow('already running');
  await release();
  expect(await isInUse(folder)).toBe(false);
});

test('a launcher that was killed holds nothing', async () => {
  const program = `require('node:net').createServer().listen(process.argv[1], () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', program, join(folder, 'running.sock')]);
  await once(child.stdout, 'data');
  expect(await isInUse(folder)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isInUse(folder)).toBe(false);
  const release = await lockDataDir(folder);
  await release();
});
