/** A component of the volatility's logarithm that drifts away from zero and returns. */
export interface Swing {
  variance: number;
  /** The minutes after which half of a deviation remains. */
  halfLife: number;
}

/**
 * How a price moves: a random walk without drift, whose volatility is itself random (log-normal stochastic volatility).
 * The volatility's logarithm is the sum of a slow swing, a fast swing and a burst of a single minute.
 */
export interface Volatility {
  /** The median over the minutes of the standard deviation of a minute's return. */
  median: number;
  slow: Swing;
  fast: Swing;
  /** The variance of the bursts. */
  burst: number;
}

const MINUTES_A_YEAR = 365 * 24 * 60;

/** The share of a swing's deviation that remains after a number of minutes. */
export function left({ halfLife }: Pick<Swing, 'halfLife'>, minutes: number): number {
  return 2 ** (-minutes / halfLife);
}

export function perYear(deviationOfMinute: number): number {
  return deviationOfMinute * Math.sqrt(MINUTES_A_YEAR);
}

/** The standard deviation of a year, from the average variance of a minute. */
export function yearlyDeviation({ median, slow, fast, burst }: Volatility): number {
  return perYear(median * Math.exp(slow.variance + fast.variance + burst));
}
