import { normal } from '../farming/random';

// The price is a random walk without drift. Here only the shares of time matter, not the volatility.

/** The chance that a move keeps its direction until the end, if `seen` of its `total` seconds are known. */
export function chanceOfKeepingDirection(seen: number, total: number): number {
  return 0.5 + Math.asin(Math.sqrt(seen / total)) / Math.PI;
}

/** The known seconds of a move at which the chance reaches `chance`. */
export function secondsFor(chance: number, total: number): number {
  return Math.sin((chance - 0.5) * Math.PI) ** 2 * total;
}

/** The average gain of a stake of 1 that wins `bonus` with this chance and otherwise is lost. */
export function expectedGain(chance: number, bonus: number): number {
  return chance * bonus - (1 - chance);
}

/** The chance above which a bet with this bonus pays. */
export function breakEvenChance(bonus: number): number {
  return 1 / (1 + bonus);
}

/**
 * The average gain per round of a stake of 1, for a bettor who sees the move after `seen` seconds and bets on it only
 * if that pays.
 */
export function selectiveGain(seen: number, total: number, bonus: number): number {
  const steps = 20_000;
  const widest = 8;
  const width = widest / steps;
  let sum = 0;
  for (let i = 0; i < steps; i += 1) {
    const move = (i + 0.5) * width; // in standard deviations of the seen part; both directions are symmetric
    const density = (2 * Math.exp((-move * move) / 2)) / Math.sqrt(2 * Math.PI);
    const chance = normal(move * Math.sqrt(seen / (total - seen)));
    sum += Math.max(0, expectedGain(chance, bonus)) * density * width;
  }
  return sum;
}
