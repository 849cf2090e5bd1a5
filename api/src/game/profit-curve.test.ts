import { profitCurve } from './profit-curve';

test('each point is the sum of all profits and losses up to it', () => {
  const steps = [
    { round_id: 2, profit: 24n },
    { round_id: 5, profit: -30n },
    { round_id: 6, profit: 0n },
    { round_id: 9, profit: 7n },
  ];
  expect(profitCurve(steps).map(({ profit }) => profit)).toEqual([24n, -6n, -6n, 1n]);
  expect(profitCurve(steps).map(({ round_id }) => round_id)).toEqual([2, 5, 6, 9]);
});

test('a player without a result has no point', () => {
  expect(profitCurve([])).toEqual([]);
});
