/** An estimate with the half width of its 95 % confidence interval. */
export interface Estimate {
  mean: number;
  margin: number;
}

/** The normal quantile of a two-sided interval of 95 %. */
const QUANTILE = 1.96;

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The mean of independent rounds. */
export function meanOf(values: number[]): Estimate {
  const count = values.length;
  const mean = sum(values) / count;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (count - 1);
  return { mean, margin: QUANTILE * Math.sqrt(variance / count) };
}

/**
 * The ratio of two sums over independent rounds, such as the gains over the stakes (delta method). Stakes differ from
 * round to round, so the mean of the rounds' ratios would be a different figure.
 */
export function ratioOf(pairs: Array<{ of: number; to: number }>): Estimate {
  const count = pairs.length;
  const total = sum(pairs.map(({ to }) => to));
  const mean = sum(pairs.map(({ of }) => of)) / total;
  const squares = sum(pairs.map(({ of, to }) => (of - mean * to) ** 2));
  return { mean, margin: (QUANTILE * Math.sqrt((squares * count) / (count - 1))) / total };
}
