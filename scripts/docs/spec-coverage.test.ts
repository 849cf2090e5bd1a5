import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { namedTests } from './named-tests';

const root = join(__dirname, '..', '..');

/** How many sentences the checklist counts in each section of the specification. */
const SENTENCES: Record<string, number> = {
  2: 53,
  3: 18,
  4: 22,
  5: 18,
  6: 7,
  7: 28,
  8: 16,
  9: 16,
};

/** `| 2.14b | what it says | file | test |`; without a file, a decision or the reason why no test can show it. */
const row = /^\| (?:(\d+)\.(\d+)([a-z]?) +\| )?(.+?) +\| (?:`(.+?)`|(—)) +\| (.+?) +\|$/;

interface Line {
  section: string;
  sentence: number;
  part: string;
  what: string;
  file: string | null;
  shown: string;
}

const checklist = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8').split('\n');
const isHead = (text: string) => /^\| (?:number +\| )?(?:what|-+) +\||^\| -/.test(text);
const rows = checklist.filter((text) => text.startsWith('|') && !isHead(text));

function read(text: string): Line[] {
  const [, section = '', sentence = '0', part = '', what, file, none, shown] = row.exec(text) ?? [];
  if (what === undefined || shown === undefined || (file ?? none) === undefined) return [];
  return [{ section, sentence: Number(sentence), part, what, file: file ?? null, shown }];
}

const lines = rows.flatMap(read);

const listed = new Set(
  execFileSync(
    process.execPath,
    [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), '--listTests'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .map((path) => relative(root, path)),
);

/** Whether `npm test` runs the file: jest lists it, or Playwright finds it in its folder. */
const isRun = (file: string): boolean =>
  listed.has(file) || /^e2e\/specs\/[\w-]+\.spec\.ts$/.test(file);

const numbered = lines.filter(({ section }) => section !== '');
const sections = Object.entries(SENTENCES);

test('every line of the checklist can be read', () => {
  expect(rows.filter((text) => read(text).length === 0)).toEqual([]);
});

test.each(sections)('section %s has all of its %i sentences, in order', (section, count) => {
  const found = numbered.filter((line) => line.section === section);
  const sentences = [...new Set(found.map(({ sentence }) => sentence))];
  expect(sentences).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

test('no line is numbered in a section that the checklist does not count', () => {
  expect(numbered.filter(({ section }) => !(section in SENTENCES))).toEqual([]);
});

test('the parts of a sentence are a, b, c and so on, without a gap', () => {
  const parts = new Map<string, string>();
  for (const { section, sentence, part } of numbered) {
    const id = `${section}.${sentence}`;
    parts.set(id, `${parts.get(id) ?? ''}${part === '' ? '-' : part}`);
  }
  const wrong = [...parts].filter(([, all]) => all !== '-' && !'abcdefghijklm'.startsWith(all));
  expect(wrong).toEqual([]);
});

test('a line without a test names the decision that changes it, or why no test can show it', () => {
  const silent = lines.filter(
    ({ file, shown }) => file === null && !/^(?:Decision \d|No test: )/.test(shown),
  );
  expect(silent).toEqual([]);
});

const named = lines.flatMap(({ file, ...line }) => (file === null ? [] : [{ ...line, file }]));
const files = [...new Set(named.map(({ file }) => file))];

describe.each(files)('%s', (file) => {
  const claims = named.filter((line) => line.file === file);

  test('is there and runs, all of it', () => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(isRun(file)).toBe(true);
    expect(namedTests(readFileSync(join(root, file), 'utf8')).notRun).toEqual([]);
  });

  test('has each test that is named, once', () => {
    const { names } = namedTests(readFileSync(join(root, file), 'utf8'));
    const wrong = claims
      .map(({ shown }) => ({ shown, found: names.filter((name) => isNamed(name, shown)).length }))
      .filter(({ found }) => found !== 1);
    expect(wrong).toEqual([]);
  });
});

const isNamed = (name: string, shown: string) => name === shown || name.endsWith(` › ${shown}`);
