import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSentences, sectionsOf } from './specification';

const page = readFileSync(join(__dirname, '..', '..', 'docs', 'specification.md'), 'utf8');
const sentences = readSentences(page);

/** Taken from the specification itself. A change to it changes these; nothing else does. */
const SPECIFIED = {
  0: { sentences: 3, hash: 'e7d2cc8a6eb43a63' },
  1: { sentences: 9, hash: 'ec6ffd981aa8502b' },
  2: { sentences: 53, hash: '39089df0c4daa472' },
  3: { sentences: 18, hash: '559e66a35a40f642' },
  4: { sentences: 22, hash: '22efb8ff4cbd5024' },
  5: { sentences: 18, hash: '50662d99baf1e1c5' },
  6: { sentences: 7, hash: '89bf185ce9fcb5a5' },
  7: { sentences: 28, hash: '9e1bb4cf4cccaa25' },
  8: { sentences: 16, hash: '202e0b823e7e81ef' },
  9: { sentences: 16, hash: '7c99e26b5ec8d639' },
};

test('the page has every sentence of the specification, word for word', () => {
  expect(sectionsOf(sentences)).toEqual(SPECIFIED);
});

test('the sentences of each section are numbered from 1 without a gap', () => {
  const last = new Map<string, number>();
  const wrong = sentences.filter(({ section, number }) => {
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, number);
    return number !== expected;
  });
  expect(wrong).toEqual([]);
});

test('the lists of the page hold only numbered sentences', () => {
  const items = page.split('\n').filter((line) => /^\s*[-*\d]/.test(line));
  expect(items).toHaveLength(sentences.length);
});

const TWO = '- **1.1** One thing.\n- **1.2** Another.\n';

test.each([
  ['is left out', TWO.replace('- **1.2** Another.\n', '')],
  ['is shortened', TWO.replace('Another.', 'Anoth.')],
  ['changes its place', '- **1.1** Another.\n- **1.2** One thing.\n'],
])('a sentence that %s is noticed', (_what, changed) => {
  const hash = (text: string) => sectionsOf(readSentences(text))['1']?.hash;
  expect(hash(changed)).not.toBe(hash(TWO));
});
