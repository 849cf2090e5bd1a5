import { stripVTControlCharacters } from 'node:util';
import type { Failed } from './report';

const LINES = 15;

/** Each failure once more, in short: of a long log, a reader often has only the end. */
export function failureLines(failures: readonly Failed[]): string[] {
  return failures.flatMap(({ name, message }) => {
    const lines = stripVTControlCharacters(message).trim().split('\n');
    const shown = lines.slice(0, LINES).map((line) => `    ${line}`);
    return [`✗ ${name}`, ...shown, ...(lines.length > LINES ? ['    …'] : [])];
  });
}
