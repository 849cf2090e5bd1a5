import { createShownReports } from './shown-reports';

const game = { remote: 'game', version: '0.2.0' };

test('the response of a version is what three of four reports do not exceed', () => {
  const shown = createShownReports();
  const inpOf = () => shown.releases([{ ...game, share: 100 }])[0]?.inp;
  expect(inpOf()).toBeNull();
  for (const value of [200, 16, 16, 40]) shown.observed({ ...game, what: 'inp', value });
  expect(inpOf()).toBe(40);
});

test('a version has only its own figures, and a failed start is one session', () => {
  const shown = createShownReports();
  const add = (times: number, what: Parameters<typeof shown.observed>[0]) => {
    for (let n = 0; n < times; n++) shown.observed(what);
  };
  add(40, { ...game, what: 'started', value: 0 });
  add(3, { ...game, what: 'failed', value: 0 });
  add(30, { ...game, what: 'inp', value: 72 });
  add(5, { ...game, version: '0.1.0', what: 'failed', value: 0 });
  add(30, { ...game, remote: 'chart', what: 'inp', value: 400 });
  const versions = [
    { ...game, share: 20 },
    { ...game, version: '0.1.0', share: 80 },
  ];
  expect(shown.releases(versions)).toEqual([
    { ...game, share: 20, sessions: 40, failed: 3, inp: 72 },
    { ...game, version: '0.1.0', share: 80, sessions: 5, failed: 5, inp: null },
  ]);
});

test('forgets a failure after an hour, and what visitors met after a day', () => {
  let now = Date.UTC(2026, 10, 25, 12);
  const shown = createShownReports(() => now);
  shown.failed({ ...game, kind: 'timeout' });
  for (const version of ['0.1.0', '0.2.0']) {
    shown.failed({ remote: 'chart', version, kind: 'crashed' });
  }
  shown.failed({ remote: 'chart', version: '0.2.0', kind: 'crashed' });
  shown.observed({ ...game, what: 'started', value: 0 });
  const sessions = () => shown.releases([{ ...game, share: 100 }])[0]?.sessions;
  expect(shown.errors()).toEqual([
    { remote: 'chart', version: '0.2.0', kind: 'crashed', count: 2 },
    { remote: 'chart', version: '0.1.0', kind: 'crashed', count: 1 },
    { ...game, kind: 'timeout', count: 1 },
  ]);
  now += 3_600_000;
  expect([shown.errors(), sessions()]).toEqual([[], 1]);
  now += 23 * 3_600_000;
  expect(sessions()).toBe(0);
});
