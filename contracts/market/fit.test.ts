import { fitVolatility } from './fit';
import type { Volatility } from './volatility';
import { marketWalk } from './walk';

/** Its half-lives are short, so that a short record shows them often enough. */
const volatility: Volatility = {
  median: 0.0009,
  slow: { variance: 0.2, halfLife: 200 },
  fast: { variance: 0.15, halfLife: 8 },
  burst: 0.05,
};

test('the fit finds the volatility from which prices came', () => {
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
