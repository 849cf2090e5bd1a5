import { generator } from '../farming/random';
import { left, type Swing, type Volatility } from './volatility';

const MINUTE = 60;

/** A market with a price in dollars per second. */
export interface Market {
  price: (second: number) => number;
  /** The standard deviation of the return over the next seconds, given the current volatility. */
  deviation: (second: number, seconds: number) => number;
}

/** A draw from the standard normal distribution. */
export function gauss(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

interface Minute {
  slow: number;
  fast: number;
  /** The variance of a second's return. */
  variance: number;
}

function next(swing: Swing, value: number, random: () => number): number {
  const share = left(swing, 1);
  return share * value + Math.sqrt(swing.variance * (1 - share ** 2)) * gauss(random);
}

/** A seeded walk with this volatility. */
export function marketWalk(volatility: Volatility, seed: number, first: number): Market {
  const random = generator(seed);
  const { median, slow, fast, burst } = volatility;
  const prices = [first];
  const minutes: Minute[] = [];

  const drawn = ({ variance }: Swing): number => Math.sqrt(variance) * gauss(random);
  function begin(before: Minute | undefined): Minute {
    const swings = {
      slow: before ? next(slow, before.slow, random) : drawn(slow),
      fast: before ? next(fast, before.fast, random) : drawn(fast),
    };
    const log = swings.slow + swings.fast + Math.sqrt(burst) * gauss(random);
    return { ...swings, variance: (median * Math.exp(log)) ** 2 / MINUTE };
  }
  function reach(second: number): void {
    while (prices.length <= second) {
      if ((prices.length - 1) % MINUTE === 0) minutes.push(begin(minutes.at(-1)));
      const move = Math.sqrt(minutes.at(-1)!.variance) * gauss(random);
      prices.push(prices.at(-1)! * Math.exp(move));
    }
  }
  /** The expected variance of a second, a number of minutes ahead. */
  function expected(minute: Minute, ahead: number): number {
    const [s, f] = [left(slow, ahead), left(fast, ahead)];
    const unknown = slow.variance * (1 - s ** 2) + fast.variance * (1 - f ** 2) + burst;
    const log = s * minute.slow + f * minute.fast + unknown;
    return (median * Math.exp(log)) ** 2 / MINUTE;
  }

  return {
    price(second) {
      reach(second);
      return prices[second]!;
    },
    deviation(second, seconds) {
      reach(second + 1);
      const now = Math.floor(second / MINUTE);
      let variance = 0;
      let from = second;
      while (from < second + seconds) {
        const minute = Math.floor(from / MINUTE);
        const to = Math.min((minute + 1) * MINUTE, second + seconds);
        const known = minutes[now]!;
        variance += (to - from) * (minute === now ? known.variance : expected(known, minute - now));
        from = to;
      }
      return Math.sqrt(variance);
    },
  };
}
