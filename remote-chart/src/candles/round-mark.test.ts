import { testRound } from '@updown/shared/testing';
import { markOf } from './round-mark';

const round = testRound(3630, { start_price: 2401.5 });

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
