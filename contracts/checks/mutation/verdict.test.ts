import { complaints, type Run } from './verdict';

const file = 'src/Game.sol';
const survivor = { file, description: 'comparison: a < b => a <= b' };
const reasons = { [file]: { [survivor.description]: 'the same' } };

const run = (changes: Partial<Run>): Run => ({
  files: [file],
  whole: true,
  killed: 100,
  survivors: [],
  ...changes,
});

test('a run in which all are killed but those with a reason leaves nothing to complain of', () => {
  expect(complaints(run({}), {})).toEqual([]);
  expect(complaints(run({ survivors: [survivor] }), reasons)).toEqual([]);
});

test('a run without a mutant shows nothing', () => {
  expect(complaints(run({ whole: false, killed: 0 }), {})).toEqual([
    'Only 0 mutants were run, at least 1 must be.',
  ]);
});

test('a whole run has at least 60 mutants', () => {
  expect(complaints(run({ killed: 59 }), {})).toEqual([
    'Only 59 mutants were run, at least 60 must be.',
  ]);
  expect(complaints(run({ killed: 60 }), {})).toEqual([]);
  expect(complaints(run({ killed: 59, whole: false }), {})).toEqual([]);
});

test('a survivor without a reason is named', () => {
  expect(complaints(run({ survivors: [survivor] }), {})).toEqual([
    `Survivors without a reason:\n${file}: ${survivor.description}`,
  ]);
});

test('reasons do not help where too few are killed', () => {
  const survivors = Array.from({ length: 6 }, () => survivor);
  expect(complaints(run({ killed: 95, survivors }), reasons)).toEqual([
    'Only 94.1 % were killed, at least 95 % must be.',
  ]);
});

test('a reason for what was killed is out of date, and so is one for a source that is gone', () => {
  expect(complaints(run({}), reasons)).toEqual([
    `Reasons for what does not survive any more:\n${file}: ${survivor.description}`,
  ]);
  expect(complaints(run({ files: [] }), reasons)).toHaveLength(1);
});

test('a run of some sources says nothing about the reasons of the others', () => {
  expect(complaints(run({ files: ['src/Feed.sol'], whole: false }), reasons)).toEqual([]);
});
