import { randomBytes } from 'node:crypto';
import { hostBudgets, oversized, parseBudgets, remoteBudgets, sizesOf } from './budgets';

const written = { entry: '1 KB', scripts: '2.5 KB', longTask: '200 ms' };
const budgets = { entry: 1, scripts: 2.5, longTask: 200 };

test('the budgets of a package are amounts with their units', () => {
  expect(parseBudgets(remoteBudgets, 'remote-board', written)).toEqual(budgets);
  const host = parseBudgets(hostBudgets, 'host', { connect: '158 KB', page: '20 KB' });
  expect(host).toEqual({ connect: 158, page: 20 });
});

test.each([
  ['no budgets', undefined, 'Expected Object but received undefined'],
  ['one missing', { entry: '1 KB', scripts: '2 KB' }, 'longTask'],
  ['an unknown key', { ...written, entyr: '1 KB' }, 'entyr'],
  ['a number', { ...written, entry: 8 }, 'entry: It is not an amount such as "8 KB".'],
  ['another unit', { ...written, entry: '8 kB' }, 'entry: It is not an amount such as "8 KB".'],
  ['a size for a time', { ...written, longTask: '8 KB' }, 'longTask: It is not an amount such as'],
])('%s: the message names the file, the fault and the keys', (_what, value, fault) => {
  const read = () => parseBudgets(remoteBudgets, 'remote-board', value);
  expect(read).toThrow(/^"budgets" in remote-board\/package\.json: /);
  expect(read).toThrow(fault);
  expect(read).toThrow('The budgets are: entry, scripts, longTask.');
});

/** Incompressible files. */
function sizes(kilobytes: Readonly<Record<string, number>>) {
  const [entry = '', ...others] = Object.keys(kilobytes);
  // Two modules may begin with the same file, which counts once.
  const modules = { One: others, Other: others };
  return sizesOf({ entry, modules }, (name) => randomBytes(kilobytes[name]! * 1024));
}

test('a remote within its budgets is not oversized', () => {
  expect(oversized('board', sizes({ 'entry.js': 0.9, 'first.js': 1.5 }), budgets)).toEqual([]);
});

test('an entry above its budget is named with the excess, the remedy and the file of the limit', () => {
  const [sentence, ...others] = oversized('board', sizes({ 'entry.js': 1.5 }), budgets);
  expect(sentence).toMatch(/^The entry of board may have 1 KB and has 1\.5 KB, which is 0\.5 KB/);
  expect(sentence).toContain('Keep modules out of it');
  expect(sentence).toContain('"budgets" in remote-board/package.json');
  expect(others).toEqual([]);
});

test('what the modules begin with counts together with the entry, each file once', () => {
  const [sentence, ...others] = oversized(
    'board',
    sizes({ 'entry.js': 0.9, 'first.js': 1.1, 'second.js': 1 }),
    budgets,
  );
  expect(sentence).toContain('may have 2.5 KB and has 3.0 KB');
  expect(sentence).toMatch(/\(first\.js .*, second\.js .*, entry\.js .*\)\. Load what/);
  expect(others).toEqual([]);
});
