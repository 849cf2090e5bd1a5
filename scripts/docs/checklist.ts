import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Line {
  readonly section: string;
  readonly sentence: number;
  readonly part: string;
  readonly what: string;
  readonly file: string | null;
  readonly shown: string;
}

/** A line that names a test. */
export type Claim = Line & { readonly file: string };

/** `| 2.14b | what it says | file | test |`; without a file, a decision or the reason why no test can show it. */
const ROW = /^\| (?:(\d+)\.(\d+)([a-z]?) +\| )?(.+?) +\| (?:`(.+?)`|(—)) +\| (.+?) +\|$/;

function isHead(text: string) {
  return /^\| (?:number +\| )?(?:what|-+) +\||^\| -/.test(text);
}

function read(text: string): Line[] {
  const [, section = '', sentence = '0', part = '', what, file, none, shown] = ROW.exec(text) ?? [];
  if (what === undefined || shown === undefined || (file ?? none) === undefined) return [];
  return [{ section, sentence: Number(sentence), part, what, file: file ?? null, shown }];
}

/** The lines of docs/spec-coverage.md, and the rows that cannot be read. */
export function readChecklist(root: string): { lines: Line[]; unreadable: string[] } {
  const text = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8').split('\n');
  const rows = text.filter((line) => line.startsWith('|') && !isHead(line));
  return {
    lines: rows.flatMap(read),
    unreadable: rows.filter((line) => read(line).length === 0),
  };
}

export function claimsOf(lines: readonly Line[]): Claim[] {
  return lines.flatMap(({ file, ...line }) => (file === null ? [] : [{ ...line, file }]));
}

/** The name of the line in a message. */
export function nameOf({ section, sentence, part, what }: Line): string {
  return section === '' ? `'${what}'` : `${section}.${sentence}${part}`;
}
