import { figuresOf, percentile } from './release-figures';
import type { ReleaseCount } from './release-table';

test('a percentile is the value that this part of the reports does not exceed', () => {
  const reports = [
    { value: 200, count: 1 },
    { value: 16, count: 2 },
    { value: 40, count: 1 },
  ];
  expect(percentile(0.75, reports)).toBe(40);
  expect(percentile(0.5, reports)).toBe(16);
  expect(percentile(1, reports)).toBe(200);
  expect(percentile(0.75, [])).toBeNull();
});

test('a version has only its own figures, and a failed start is one session', () => {
  const game = { remote: 'game', version: '0.2.0' };
  const counts: ReleaseCount[] = [
    { ...game, what: 'started', value: 0, count: 40 },
    { ...game, what: 'failed', value: 0, count: 3 },
    { ...game, what: 'inp', value: 72, count: 30 },
    { ...game, version: '0.1.0', what: 'failed', value: 0, count: 5 },
    { ...game, remote: 'chart', what: 'inp', value: 400, count: 30 },
  ];
  expect(figuresOf({ ...game, share: 20 }, counts)).toEqual({
    ...game,
    share: 20,
    sessions: 40,
    failed: 3,
    inp: 72,
  });
  expect(figuresOf({ ...game, version: '0.1.0', share: 80 }, counts)).toMatchObject({
    sessions: 5,
    failed: 5,
    inp: null,
  });
});
