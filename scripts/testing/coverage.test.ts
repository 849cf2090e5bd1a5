import { coverageOf, coveragePage, readSentences } from './coverage';

const sentences = readSentences('- **1.1** Players sign in.\n- **1.2** They bet and claim.\n');

function run(...names: string[]) {
  return names.map((name) => ({ file: 'a.test.ts', name, outcome: 'passed' as const }));
}

test('a run shows the sentences in the tags of its passed tests', () => {
  const { missing } = coverageOf(sentences, run('signs in [spec 1.1]', 'bets [spec 1.2a]'), {});
  expect(missing).toEqual([]);
});

test('a sentence that only a failed test shows is missing', () => {
  const failed = { file: 'a.test.ts', name: 'signs in [spec 1.1]', outcome: 'failed' as const };
  const { missing } = coverageOf(sentences, [failed, ...run('bets [spec 1.2]')], {});
  expect(missing).toEqual(['1.1: Players sign in.']);
});

test('a missing part of a sentence is named, unless no test can show it', () => {
  const results = run('signs in [spec 1.1]', 'claims [spec 1.2b]');
  expect(coverageOf(sentences, results, {}).missing).toEqual([
    '1.2a, a part of: They bet and claim.',
  ]);
  expect(coverageOf(sentences, results, { '1.2a': 'Why.' }).missing).toEqual([]);
});

test('a tag of no sentence is named', () => {
  const { missing } = coverageOf(sentences, run('all [spec 1.1 1.2 9.9]'), {});
  expect(missing).toEqual(['9.9: the specification has no such sentence.']);
});

test('the page has each sentence with its tests, once', () => {
  const results = run('group › signs in [spec 1.1]', 'group › signs in [spec 1.1]');
  const page = coveragePage(sentences, coverageOf(sentences, results, {}), { '1.2': 'Why.' });
  expect(page).toContain('**1.1** Players sign in.\n\n- `1.1` group › signs in (`a.test.ts`)\n');
  expect(page).toContain('**1.2** They bet and claim.\n\n- `1.2` No test: Why.\n');
});
