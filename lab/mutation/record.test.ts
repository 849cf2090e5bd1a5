import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecord, type Conditions, type Verdict } from './record';

const GAME = 'src/Game.sol';
const MUTANT = 'a <= b';
const killed: Verdict = { result: 'killed', killer: 'test/bet.t.sol' };
const killedByRules: Verdict = { result: 'killed', killer: 'test/rules/game.t.sol' };
const survived: Verdict = { result: 'survived' };
const unbuildable: Verdict = { result: 'unbuildable' };

const conditions: Conditions = {
  files: {
    [GAME]: 'a < b',
    'test/support/Test.sol': 'support',
    'test/bet.t.sol': 'bet',
    'test/claim.t.sol': 'claim',
    'test/rules/Book.sol': 'book',
    'test/rules/game.t.sol': 'rules',
  },
  others: { runs: 300 },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updown-record-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The verdict that a later run finds, after a change of these files or other conditions. */
function foundLater(verdict: Verdict, files: Record<string, string>, others = conditions.others) {
  const path = join(folder, 'verdicts', 'record.jsonl');
  openRecord(path, conditions).add(GAME, MUTANT, verdict);
  return openRecord(path, { files: { ...conditions.files, ...files }, others }).find(GAME, MUTANT);
}

test.each([killed, survived, unbuildable])('a later run knows the verdict %j', (verdict) => {
  expect(foundLater(verdict, {})).toEqual(verdict);
});

test('only the same mutant of the same file has the verdict', () => {
  const record = openRecord(join(folder, 'record.jsonl'), conditions);
  record.add(GAME, MUTANT, killed);
  expect(record.find(GAME, MUTANT)).toEqual(killed);
  expect(record.find(GAME, 'a > b')).toBeUndefined();
  expect(record.find('src/Feed.sol', MUTANT)).toBeUndefined();
});

test.each([killed, survived, unbuildable])(
  'a change of a source, a setting or the tests’ support ends the verdict %j',
  (verdict) => {
    expect(foundLater(verdict, { [GAME]: 'a < c' })).toBeUndefined();
    expect(foundLater(verdict, { 'test/support/Test.sol': 'other' })).toBeUndefined();
    expect(foundLater(verdict, {}, { runs: 1 })).toBeUndefined();
  },
);

test('a mutant stays killed while the test that kills it is the same', () => {
  expect(foundLater(killed, { 'test/claim.t.sol': 'other', 'test/new.t.sol': 'new' })).toEqual(
    killed,
  );
  expect(foundLater(killed, { 'test/bet.t.sol': 'other' })).toBeUndefined();
});

test('a mutant stays killed after a change of another folder’s support', () => {
  expect(foundLater(killed, { 'test/rules/Book.sol': 'other' })).toEqual(killed);
});

test.each([killedByRules, survived])(
  'a change of the support in a folder ends the verdict %j of its tests',
  (verdict) => {
    expect(foundLater(verdict, { 'test/rules/Book.sol': 'other' })).toBeUndefined();
  },
);

test('a survivor is tested again after any change of the tests', () => {
  expect(foundLater(survived, { 'test/claim.t.sol': 'other' })).toBeUndefined();
  expect(foundLater(survived, { 'test/new.t.sol': 'new' })).toBeUndefined();
});
