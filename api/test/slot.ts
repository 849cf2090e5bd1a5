import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../tools/folder-lock';

const SLOTS = 40;
let taken: number | undefined;

function isOurs(lock: string): boolean {
  try {
    return readFileSync(`${lock}.lock`, 'utf8').startsWith(`${process.pid} `);
  } catch {
    return false;
  }
}

function take(): number {
  for (let number = 0; number < SLOTS; number++) {
    const lock = join(tmpdir(), `updown-tests-${number}`);
    // The next test file in this process loads this module again.
    if (isOurs(lock)) return number;
    try {
      process.once('exit', lockFolder(lock));
      return number;
    } catch {
      // Another process holds this slot.
    }
  }
  throw new Error('Too many processes run tests of the API at once.');
}

/** A number that is unique among the processes that run tests on this machine. It selects their ports and files. */
export function slot(): number {
  return (taken ??= take());
}
