import { describeMutant, mutantsOf, plant } from './operators';

const mutationsOf = (source: string): string[] =>
  mutantsOf(source).map((mutant) => plant(source, mutant));

test('a comparison moves by one', () => {
  expect(mutationsOf('return a < b;')).toEqual(['return a <= b;']);
  expect(mutationsOf('return a >= b;')).toEqual(['return a > b;']);
});

test('arithmetic is reversed', () => {
  expect(mutationsOf('return a + b;')).toEqual(['return a - b;']);
  expect(mutationsOf('return a * b;')).toEqual(['return a / b;']);
});

test('a check disappears, however many lines it has', () => {
  expect(mutationsOf('x;\n    require(\n        a,\n        E()\n    );\ny;')).toContain(
    'x;\n\ny;',
  );
});

test('a constant is off by one, both ways', () => {
  expect(mutationsOf('uint256 private constant SHARE = 1_000;')).toEqual([
    'uint256 private constant SHARE = 1001;',
    'uint256 private constant SHARE = 999;',
  ]);
});

test('a span of time is longer by a second', () => {
  expect(mutationsOf('uint64 public constant DELAY = 1 hours;')).toEqual([
    'uint64 public constant DELAY = 1 hours + 1;',
  ]);
});

test('sides are confused', () => {
  expect(mutationsOf('x = up ? 1 : 2')).toEqual(['x = !up ? 1 : 2']);
  expect(mutationsOf('f(Outcome.Up)')).toEqual(['f(Outcome.Down)']);
});

test('comments and imports stay as they are', () => {
  expect(mutationsOf('// a < b')).toEqual([]);
  expect(mutationsOf('f(); // a < b')).toEqual([]);
  expect(mutationsOf('import { a } from "x + y";')).toEqual([]);
});

test('a mutant is described by the lines it changes', () => {
  const source = 'one;\nreturn a < b;\nthree;';
  const [mutant] = mutantsOf(source);
  expect(describeMutant(source, mutant!)).toBe('comparison: return a < b; => return a <= b;');
});
