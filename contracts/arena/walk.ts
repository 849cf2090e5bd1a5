import { USUAL_VOLATILITY } from '../economics/deviation-feed';
import { gauss, generator } from '../economics/random';

const YEAR = 365 * 24 * 3_600;
const JUMPS_A_DAY = 24;
/** The share of the variance that comes from jumps. */
const JUMP_SHARE = 0.2;

/** The standard deviation of a second's return, jumps included. */
export const SECOND_DEVIATION = USUAL_VOLATILITY / Math.sqrt(YEAR);
const diffusion = SECOND_DEVIATION * Math.sqrt(1 - JUMP_SHARE);
const jumpChance = JUMPS_A_DAY / (24 * 3_600);
const jumpDeviation = SECOND_DEVIATION * Math.sqrt(JUMP_SHARE / jumpChance);

/** A seeded walk of the market price in dollars, a price per second: Merton's jump diffusion without drift. */
export function marketWalk(seed: number, first: number): (second: number) => number {
  const random = generator(seed);
  const prices = [first];
  return (second) => {
    while (prices.length <= second) {
      const jump = random() < jumpChance ? jumpDeviation * gauss(random) : 0;
      prices.push(prices.at(-1)! * Math.exp(diffusion * gauss(random) + jump));
    }
    return prices[second]!;
  };
}
