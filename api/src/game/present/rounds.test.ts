import { testRound } from '@updown/protocol/testing/round';
import type { Round } from '../round';
import { currentRound, statusOf } from './rounds';

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

test('a running round is the one that the tests of the pages show', () => {
  const ion = 10n ** 18n;
  const round: Round = {
    id: 7,
    start_time: 1_000,
    lock_time: 1_295,
    end_time: 1_300,
    price_at_start: 2_400n * 10n ** 8n,
    price_at_end: null,
    feed_round_at_start: 1n,
    feed_round_at_end: null,
    outcome: 'Pending',
    up_pool: 60_000n * ion,
    down_pool: 30_000n * ion,
    up_players: 2,
    down_players: 1,
    minimum_deposit: 30_000n * ion,
    maximum_deposit: 3_000_000n * ion,
    paid: 0n,
    burned: 0n,
  };
  expect(currentRound(round, 1_100_000)).toEqual(testRound(1_000));
});
