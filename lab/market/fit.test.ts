import { fitVolatility, keptDirections } from './fit';
import type { Volatility } from './volatility';
import { marketWalk } from './walk';

/** The half-lives are short, so that a short record contains enough swings. */
const volatility: Volatility = {
  median: 0.0009,
  slow: { variance: 0.2, halfLife: 200 },
  fast: { variance: 0.15, halfLife: 8 },
  burst: 0.05,
};

test('the fit recovers the volatility that generated the prices', () => {
  const { price } = marketWalk(volatility, 1, 2_400);
  const { median, slow, fast, burst } = fitVolatility(
    Array.from({ length: 40_000 }, (_, minute) => price(minute * 60)),
  );
  const ratios = [
    median / volatility.median,
    slow.variance / volatility.slow.variance,
    slow.halfLife / volatility.slow.halfLife,
    fast.variance / volatility.fast.variance,
    fast.halfLife / volatility.fast.halfLife,
    burst / volatility.burst,
  ];
  for (const ratio of ratios) expect(Math.abs(Math.log(ratio))).toBeLessThan(0.25);
});

test('counts the rounds whose first minutes had the direction of the end', () => {
  const upAndUp = [100, 101, 102, 103, 104];
  const upAndDown = [105, 106, 106, 106, 104];
  const stillThenUp = [103, 103, 104, 104, 104];
  const kept = keptDirections([...upAndUp, ...upAndDown, ...stillThenUp, 105]);
  expect(kept).toEqual([
    { seen: 60, moves: 2, share: 1 / 2 },
    { seen: 120, moves: 3, share: 2 / 3 },
    { seen: 180, moves: 3, share: 2 / 3 },
    { seen: 240, moves: 3, share: 1 },
  ]);
});
