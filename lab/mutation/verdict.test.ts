import { complaints, type Run } from './verdict';

const FILE = 'src/Game.sol';
const survivor = { file: FILE, description: 'comparison: a < b => a <= b' };
const reasons = { [FILE]: { [survivor.description]: 'the same' } };

function run(changes: Partial<Run>): Run {
  return {
    files: [FILE],
    whole: true,
    killed: 100,
    survivors: [],
    ...changes,
  };
}

test('a run passes if every survivor has a reason', () => {
  expect(complaints(run({}), {})).toEqual([]);
  expect(complaints(run({ survivors: [survivor] }), reasons)).toEqual([]);
});

test('a run without a mutant fails', () => {
  expect(complaints(run({ whole: false, killed: 0 }), {})).toEqual([
    'Only 0 mutants ran, but at least 1 are required.',
  ]);
});

test('a full run has at least 60 mutants', () => {
  expect(complaints(run({ killed: 59 }), {})).toEqual([
    'Only 59 mutants ran, but at least 60 are required.',
  ]);
  expect(complaints(run({ killed: 60 }), {})).toEqual([]);
  expect(complaints(run({ killed: 59, whole: false }), {})).toEqual([]);
});

test('a survivor without a reason is listed', () => {
  expect(complaints(run({ survivors: [survivor] }), {})).toEqual([
    `Survivors without a reason:\n${FILE}: ${survivor.description}`,
  ]);
});

test('reasons do not help if the tests kill too few mutants', () => {
  const survivors = Array.from({ length: 6 }, () => survivor);
  expect(complaints(run({ killed: 95, survivors }), reasons)).toEqual([
    'Only 94.1 % were killed, but at least 95 % are required.',
  ]);
});

test('a reason is stale if its mutant is killed or its source is gone', () => {
  expect(complaints(run({}), reasons)).toEqual([
    `Reasons for mutants that no longer survive:\n${FILE}: ${survivor.description}`,
  ]);
  expect(complaints(run({ files: [] }), reasons)).toHaveLength(1);
});

test('a run of some sources does not check the reasons of the others', () => {
  expect(complaints(run({ files: ['src/Feed.sol'], whole: false }), reasons)).toEqual([]);
});
