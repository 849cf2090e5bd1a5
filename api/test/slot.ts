import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../src/database/folder-lock';

const slots = 10;
let taken: number | undefined;

const isOurs = (lock: string): boolean => {
  try {
    return readFileSync(`${lock}.lock`, 'utf8').startsWith(`${process.pid} `);
  } catch {
    return false;
  }
};

const take = (): number => {
  for (let number = 0; number < slots; number++) {
    const lock = join(tmpdir(), `updown-tests-${number}`);
    // Each test file begins anew, in the same process.
    if (isOurs(lock)) return number;
    try {
      process.once('exit', lockFolder(lock));
      return number;
    } catch {
      // Another process has it.
    }
  }
  throw new Error('Too many processes run tests of the API at once.');
};

/** A number that no other process has that runs tests, of this run or of another: for its ports and its files. */
export const slot = (): number => (taken ??= take());
