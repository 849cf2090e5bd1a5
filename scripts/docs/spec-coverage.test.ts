import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsOf, nameOf, readChecklist } from './checklist';
import { namedTests } from './named-tests';
import { readSentences, sectionsOf } from './specification';

// What can be read from the files. Whether each named test ran and passed, `npm test` checks at its end.

const root = join(__dirname, '..', '..');

/** Every sentence of the specification, by section. */
const SPECIFIED = sectionsOf(
  readSentences(readFileSync(join(root, 'docs', 'specification.md'), 'utf8')),
);

const { lines, unreadable } = readChecklist(root);

const numbered = lines.filter(({ section }) => section !== '');
const sections = Object.entries(SPECIFIED).map(
  ([section, { sentences }]) => [section, sentences] as const,
);

test('every line of the checklist can be read', () => {
  expect(unreadable).toEqual([]);
});

test.each(sections)(
  'section %s has a line for each of its %i sentences, in order',
  (section, count) => {
    const found = numbered.filter((line) => line.section === section);
    const sentences = [...new Set(found.map(({ sentence }) => sentence))];
    expect(sentences).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  },
);

test('no line is numbered in a section that the specification does not have', () => {
  expect(numbered.filter(({ section }) => !(section in SPECIFIED))).toEqual([]);
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

test('a line without a test names the decision that changes it, why no test can show it, or what is not met', () => {
  const silent = lines.filter(
    ({ file, shown }) => file === null && !/^(?:Decision \d|No test: |Not met: )/.test(shown),
  );
  expect(silent).toEqual([]);
});

const claims = claimsOf(lines);
const files = [...new Set(claims.map(({ file }) => file))];

/** The file's own words, not a stack: a test may have been renamed by somebody who never saw the page. */
function faultsOf(file: string): string[] {
  if (!existsSync(join(root, file))) {
    return [
      `There is no ${file}. Where its tests moved, docs/spec-coverage.md has to name the new file.`,
    ];
  }
  const { names, notRun } = namedTests(readFileSync(join(root, file), 'utf8'));
  const wrong = claims
    .filter((line) => line.file === file)
    .flatMap((line) => {
      const count = names.filter((name) => isNamed(name, line.shown)).length;
      if (count === 1) return [];
      const found = count === 0 ? 'no test' : `${count} tests`;
      return [
        `${nameOf(line)}: ${file} has ${found} named '${line.shown}'. Renamed? Then rename it in docs/spec-coverage.md too.`,
      ];
    });
  return [...notRun.map((call) => `${file} does not run all its tests: ${call}`), ...wrong];
}

test.each(files)('%s has each test that is named, once, and skips none', (file) => {
  expect(faultsOf(file)).toEqual([]);
});

function isNamed(name: string, shown: string) {
  return name === shown || name.endsWith(` › ${shown}`);
}
