import { describeMutant, mutantsOf, plant } from './operators';

function mutationsOf(source: string): string[] {
  return mutantsOf(source).map((mutant) => plant(source, mutant));
}

test('a comparison changes its bound or its sense', () => {
  expect(mutationsOf('return a < b;')).toEqual(['return a <= b;']);
  expect(mutationsOf('return a >= b;')).toEqual(['return a > b;']);
});

test('arithmetic is reversed', () => {
  expect(mutationsOf('return a + b;')).toEqual(['return a - b;']);
  expect(mutationsOf('return a * b;')).toEqual(['return a / b;']);
});

test('a check is removed, even if it has several lines', () => {
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

test('a time span is a second longer', () => {
  expect(mutationsOf('uint64 public constant DELAY = 1 hours;')).toEqual([
    'uint64 public constant DELAY = 1 hours + 1;',
  ]);
});

test('sides are swapped', () => {
  expect(mutationsOf('x = up ? 1 : 2')).toEqual(['x = !up ? 1 : 2']);
  expect(mutationsOf('f(Outcome.Up)')).toEqual(['f(Outcome.Down)']);
});

test('branches are exchanged, and a used value stays the next one', () => {
  expect(mutationsOf('x = isLooser ? current : next;')).toEqual(['x = isLooser ? next : current;']);
  expect(mutationsOf('used = nonce++;')).toEqual(['used = nonce;']);
});

test('a call for everybody stops during a pause, in the game alone', () => {
  const call = 'function f() external {';
  const game = 'abstract contract GameX {\n';
  expect(mutationsOf(`${game}${call}`)).toEqual([`${game}function f() external whenNotPaused {`]);
  expect(mutationsOf(`contract Account {\n${call}`)).toEqual([]);
  expect(mutationsOf(`${game}function f() external view {`)).toEqual([]);
  expect(mutationsOf(`${game}function f() external onlyOwner {`)).toEqual([
    `${game}function f() external {`,
  ]);
});

test('comments and imports do not change', () => {
  expect(mutationsOf('// a < b')).toEqual([]);
  expect(mutationsOf('f(); // a < b')).toEqual([]);
  expect(mutationsOf('import { a } from "x + y";')).toEqual([]);
});

test('a mutant is described by the lines it changes', () => {
  const source = 'one;\nreturn a < b;\nthree;';
  const [mutant] = mutantsOf(source);
  expect(describeMutant(source, mutant!)).toBe('comparison: return a < b; => return a <= b;');
});
