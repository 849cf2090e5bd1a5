import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInUse, lockDataDir } from './data-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// api/src/infra/database/folder-lock.test.ts shows that a killed process holds no lock.
test('one launcher at a time holds a folder', () => {
  expect(isInUse(folder)).toBe(false);
  const release = lockDataDir(folder);
  expect(isInUse(folder)).toBe(true);
  expect(() => lockDataDir(folder)).toThrow('already running');
  release();
  expect(isInUse(folder)).toBe(false);
});
