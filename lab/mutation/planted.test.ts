import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planted, plantByHand } from './planted';

const contracts = join(__dirname, '..', '..', 'contracts');

test.each(planted.map((bug) => [bug.name, bug] as const))(
  'the source has room for: %s',
  (_, bug) => {
    const source = readFileSync(join(contracts, bug.file), 'utf8');
    expect(plantByHand(source, bug)).not.toBe(source);
  },
);

test('a bug that no longer fits its source is reported', () => {
  const bug = { file: '', name: 'a bug', edits: [['a < b', 'a']] as const, tests: '' };
  expect(() => plantByHand('return a > b;', bug)).toThrow('"a bug" does not fit');
  expect(() => plantByHand('a < b; a < b;', bug)).toThrow('"a bug" does not fit');
  expect(plantByHand('return a < b;', bug)).toBe('return a;');
});
