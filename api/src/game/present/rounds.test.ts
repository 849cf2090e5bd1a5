import { statusOf } from './rounds';

describe('the status of a round', () => {
  test.each([
    ['active', 'Pending', 1_299_999, 0n],
    ['resolving', 'Pending', 1_300_000, 1n],
    ['idle', 'Pending', 1_300_000, 0n],
    ['idle', 'Up', 1_300_000, 1n],
    ['idle', 'Void', 1_300_000, 1n],
  ] as const)(
    'is %s for the outcome %s at time %d with a stake of %d [spec 4.5a]',
    (status, outcome, now, stake) => {
      const round = { outcome, end_time: 1_300, up_pool: 0n, down_pool: stake };
      expect(statusOf(round, now)).toBe(status);
    },
  );
});
