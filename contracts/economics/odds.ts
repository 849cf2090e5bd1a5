// The price as a random walk without drift, whatever its volatility: only the shares of time matter.

/** The chance that a move keeps its direction until the end, once `seen` of `total` seconds of it are known. */
export const chanceOfKeepingDirection = (seen: number, total: number): number =>
  0.5 + Math.asin(Math.sqrt(seen / total)) / Math.PI;

/** The seconds of a move that a bettor may know before the chance exceeds `chance`. */
export const secondsFor = (chance: number, total: number): number =>
  Math.sin((chance - 0.5) * Math.PI) ** 2 * total;

/** What a stake of 1 gains on average when it wins `bonus` with this chance, and is lost otherwise. */
export const expectedGain = (chance: number, bonus: number): number =>
  chance * bonus - (1 - chance);

/** The chance from which on a bet with this bonus pays. */
export const breakEvenChance = (bonus: number): number => 1 / (1 + bonus);

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17; off by less than 1e-7). */
const normal = (x: number): number => {
  if (x < 0) return 1 - normal(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
};

/**
 * The average gain per round of a stake of 1 by somebody who looks at the move after `seen` seconds and bets on it only
 * if that pays.
 */
export const selectiveGain = (seen: number, total: number, bonus: number): number => {
  const steps = 20_000;
  const widest = 8;
  const width = widest / steps;
  let sum = 0;
  for (let i = 0; i < steps; i += 1) {
    const move = (i + 0.5) * width; // in standard deviations of the seen part; both directions are alike
    const density = (2 * Math.exp((-move * move) / 2)) / Math.sqrt(2 * Math.PI);
    const chance = normal(move * Math.sqrt(seen / (total - seen)));
    sum += Math.max(0, expectedGain(chance, bonus)) * density * width;
  }
  return sum;
};
