import type { CurrentRound } from '@updown/shared';
import { markOf } from './round-mark';

const round: CurrentRound = {
  id: 7,
  status: 'active',
  start_time: 3630,
  end_time: 3930,
  lock_time: 3925,
  start_price: 2401.5,
  end_price: null,
  outcome: null,
  total_deposits: '0',
  up_predictions: '0',
  down_predictions: '0',
  minimum_deposit: '30000',
  maximum_deposit: '3000000',
};

test.each([
  ['1m', [3600, 3660, 3720, 3780, 3840, 3900]],
  ['5m', [3600, 3900]],
  ['1h', [3600]],
] as const)('at %s the mark spans the candles from start to end', (interval, times) => {
  expect(markOf(round, interval)).toEqual({ price: 2401.5, times, endTime: 3930 });
});

test('a round that awaits its result is still marked', () => {
  expect(markOf({ ...round, status: 'resolving' }, '1h')).not.toBeNull();
});

test('a round with its result has no mark', () => {
  expect(markOf({ ...round, status: 'idle' }, '1h')).toBeNull();
});
