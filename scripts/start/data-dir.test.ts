import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataDir, isInUse, removeDataDir } from './data-dir';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('a new folder is made, kept, and removed again', async () => {
  const folder = join(parent, 'game');
  const release = await claimDataDir(folder);
  await writeFile(join(folder, 'chain.json'), '{}');
  release();
  await claimDataDir(folder);
  expect(existsSync(join(folder, 'chain.json'))).toBe(true);
  expect(await removeDataDir(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
  expect(await removeDataDir(folder)).toBe(false);
});

test('a folder with other files is neither used nor removed', async () => {
  await writeFile(join(parent, 'thesis.txt'), 'years of work');
  await expect(claimDataDir(parent)).rejects.toThrow('holds other files');
  expect(await removeDataDir(parent)).toBe(false);
  expect(existsSync(join(parent, 'thesis.txt'))).toBe(true);
});

// tools/folder-lock.test.ts shows that a killed process holds no lock.
test('one launcher at a time holds a folder', async () => {
  expect(isInUse(parent)).toBe(false);
  const release = await claimDataDir(parent);
  expect(isInUse(parent)).toBe(true);
  await expect(claimDataDir(parent)).rejects.toThrow('already running');
  release();
  expect(isInUse(parent)).toBe(false);
});
