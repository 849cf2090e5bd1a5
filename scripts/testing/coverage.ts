import type { Result } from './report';

/** `- **2.14** The sentence.` */
const ITEM = /^- \*\*(\d+)\.(\d+)\*\* (.+)$/;

export interface Sentence {
  /** `2.14`: the section, and the sentence's place in there. */
  readonly number: string;
  readonly text: string;
}

/** The numbered sentences of docs/specification.md, in its order. */
export function readSentences(page: string): Sentence[] {
  return page.split('\n').flatMap((line) => {
    const [, section, place, text] = ITEM.exec(line) ?? [];
    return text === undefined ? [] : [{ number: `${section}.${place}`, text }];
  });
}

/** `[spec 2.7a 2.8]` at the end of a test's name: the sentences, or parts of them, that the test shows. */
const TAG = / \[spec ((?:\d+\.\d+[a-z]? ?)+)\]$/;
const PARTS = 'abcdefghijklmnopqrstuvwxyz';

interface Shown {
  /** `2.7a` */
  readonly part: string;
  readonly file: string;
  /** The test's name without its tag. */
  readonly name: string;
}

function shownBy({ file, name }: Result): Shown[] {
  const [tag = '', numbers = ''] = TAG.exec(name) ?? [];
  const plain = name.slice(0, name.length - tag.length);
  return numbers.split(' ').flatMap((part) => (part === '' ? [] : [{ part, file, name: plain }]));
}

function sentenceOf(part: string): string {
  return part.replace(/[a-z]$/, '');
}

export interface Coverage {
  readonly shown: readonly Shown[];
  /** One line for each sentence or part that no passing test shows, and for each tag of no sentence. */
  readonly missing: readonly string[];
}

/** Which sentences of the specification the passed tests of a run show. */
export function coverageOf(
  sentences: readonly Sentence[],
  results: readonly Result[],
  untested: Readonly<Record<string, string>>,
): Coverage {
  const shown = results.filter(({ outcome }) => outcome === 'passed').flatMap(shownBy);
  const covered = new Set([...shown.map(({ part }) => part), ...Object.keys(untested)]);
  const known = new Set(sentences.map(({ number }) => number));
  const unknown = [...covered].filter((part) => !known.has(sentenceOf(part)));
  return {
    shown,
    missing: [
      ...sentences.flatMap((sentence) => missingOf(sentence, covered)),
      ...unknown.map((part) => `${part}: the specification has no such sentence.`),
    ],
  };
}

/** A sentence has one test, or one for each of its parts a, b, c without a gap. */
function missingOf({ number, text }: Sentence, covered: ReadonlySet<string>): string[] {
  const letters = [...PARTS].filter((letter) => covered.has(number + letter));
  if (letters.length === 0) return covered.has(number) ? [] : [`${number}: ${text}`];
  const last = PARTS.indexOf(letters.at(-1)!);
  return [...PARTS.slice(0, last)]
    .filter((letter) => !letters.includes(letter))
    .map((letter) => `${number}${letter}, a part of: ${text}`);
}

const ABOUT = `# What shows that the specification is met

\`npm test\` writes this page at its end. A test's name ends in the sentences of [the specification](specification.md) that the test shows, such as \`[spec 2.7a]\`: the section, the sentence's place in there, and its part where the sentence says several things. A sentence without a passing test fails the run; \`scripts/testing/untested.ts\` has the few that no test can show.
`;

/** docs/spec-coverage.md: each sentence with the tests that show it. */
export function coveragePage(
  sentences: readonly Sentence[],
  { shown }: Coverage,
  untested: Readonly<Record<string, string>>,
): string {
  const lines = [...new Set(shown.map((one) => `- \`${one.part}\` ${one.name} (\`${one.file}\`)`))];
  const reasons = Object.entries(untested).map(([part, why]) => `- \`${part}\` No test: ${why}`);
  const all = [...lines, ...reasons].sort(new Intl.Collator('en', { numeric: true }).compare);
  const of = (number: string) => all.filter((line) => /^- `(\d+\.\d+)/.exec(line)?.[1] === number);
  const parts = sentences.map(({ number, text }) =>
    [`**${number}** ${text}`, '', ...of(number)].join('\n'),
  );
  return `${[ABOUT, ...parts].join('\n\n').replaceAll('\n\n\n', '\n\n')}\n`;
}
