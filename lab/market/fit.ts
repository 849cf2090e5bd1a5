import { left, type Swing, type Volatility } from './volatility';

/** In dollars. A minute without a change moved by less than half a cent; this value keeps its logarithm finite. */
const LEAST_MOVE = 0.0025;
/** Mean and variance of the logarithm of a standard normal draw's size. */
const LOG_MEAN = -(0.5772156649 + Math.log(2)) / 2;
const LOG_VARIANCE = Math.PI ** 2 / 8;
/** In minutes, from one to three days. */
const LAGS = [
  1, 2, 3, 4, 5, 7, 10, 14, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 960, 1_440, 2_160,
  2_880, 4_320,
];
/** In minutes, from one to two weeks, each 15 % above the one before. */
const HALF_LIVES = Array.from({ length: 71 }, (_, step) => 1.15 ** step);

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covariance(values: readonly number[], average: number, lag: number): number {
  let sum = 0;
  for (let i = lag; i < values.length; i += 1) {
    sum += (values[i]! - average) * (values[i - lag]! - average);
  }
  return sum / (values.length - lag);
}

interface Swings {
  fast: Swing;
  slow: Swing;
  error: number;
}

/** The variances of two swings with these half-lives that fit the measured covariances best. */
function leastSquares(measured: readonly number[], fast: number, slow: number): Swings {
  const f = LAGS.map((lag) => left({ halfLife: fast }, lag));
  const s = LAGS.map((lag) => left({ halfLife: slow }, lag));
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, i) => sum + value * b[i]!, 0);
  const determinant = dot(f, f) * dot(s, s) - dot(f, s) ** 2;
  const a = (dot(f, measured) * dot(s, s) - dot(s, measured) * dot(f, s)) / determinant;
  const b = (dot(s, measured) * dot(f, f) - dot(f, measured) * dot(f, s)) / determinant;
  const error = measured.reduce((sum, value, i) => sum + (a * f[i]! + b * s[i]! - value) ** 2, 0);
  return {
    fast: { variance: a, halfLife: fast },
    slow: { variance: b, halfLife: slow },
    error: a < 0 || b < 0 ? Infinity : error,
  };
}

function bestSwings(measured: readonly number[]): Swings {
  const pairs = HALF_LIVES.flatMap((fast) =>
    HALF_LIVES.filter((slow) => slow > 2 * fast).map((slow) => leastSquares(measured, fast, slow)),
  );
  return pairs.reduce((best, pair) => (pair.error < best.error ? pair : best));
}

/**
 * Fits the volatility to prices of successive minutes, in dollars. The size of a return is the volatility times that of a
 * normal draw, so the logarithms of the sizes have the volatility's covariances, and the draw's variance at lag zero.
 */
export function fitVolatility(closes: readonly number[]): Volatility {
  const sizes = closes.slice(1).map((close, i) => {
    const before = closes[i]!;
    return Math.log(Math.max(Math.abs(Math.log(close / before)), LEAST_MOVE / before));
  });
  const average = mean(sizes);
  const { fast, slow } = bestSwings(LAGS.map((lag) => covariance(sizes, average, lag)));
  const rest = covariance(sizes, average, 0) - LOG_VARIANCE - fast.variance - slow.variance;
  return { median: Math.exp(average - LOG_MEAN), slow, fast, burst: Math.max(0, rest) };
}

/** How many five-minute moves ended in the direction of their first minutes. */
export interface Kept {
  /** The first seconds that a bettor has seen. */
  seen: number;
  moves: number;
  share: number;
}

/** In minutes. */
const ROUND = 5;

/** Counts in prices of successive minutes. Rounds follow each other; a round that had not moved yet does not count. */
export function keptDirections(closes: readonly number[]): Kept[] {
  return [1, 2, 3, 4].map((minutes) => {
    let [moves, kept] = [0, 0];
    for (let start = 0; start + ROUND < closes.length; start += ROUND) {
      const seen = closes[start + minutes]! - closes[start]!;
      const whole = closes[start + ROUND]! - closes[start]!;
      if (seen === 0) continue;
      moves += 1;
      if (Math.sign(seen) === Math.sign(whole)) kept += 1;
    }
    return { seen: minutes * 60, moves, share: kept / moves };
  });
}
