/** A feed that posts the market's price when it is a share away from the last answer, or after a time at the latest. */
export const chainlink = { deviation: 0.005, heartbeat: 3_600 };

/** A year's volatility of the market: about what ETH has had. */
export const usualVolatility = 0.6;

/** The seconds between two looks of the feed at the market. */
const step = 5;
const year = 365 * 24 * 3_600;

/** Prices as shares of the answer with which the simulation begins. */
export interface FeedState {
  market: number;
  answer: number;
  /** Seconds since that answer. */
  age: number;
}

/** Uniform steps: quickly drawn, and after a minute nobody tells the walk from one with normal steps. */
const widestStep = (volatility: number): number => volatility * Math.sqrt((3 * step) / year);

/** Lets the market walk, without drift, and the feed follow, for a step; returns whether it posted. */
const advance = (state: FeedState, random: () => number, widest: number): boolean => {
  const market = state.market * (1 + widest * (2 * random() - 1));
  state.market = market;
  state.age += step;
  const away = market / state.answer - 1;
  const moved = away >= chainlink.deviation || away <= -chainlink.deviation;
  if (!moved && state.age < chainlink.heartbeat) return false;
  state.answer = market;
  state.age = 0;
  return true;
};

/** Lets a number of seconds pass; returns how many posts there were. */
export const advanceBy = (
  state: FeedState,
  seconds: number,
  random: () => number,
  volatility = usualVolatility,
): number => {
  const widest = widestStep(volatility);
  let posts = 0;
  for (let passed = 0; passed < seconds; passed += step) {
    if (advance(state, random, widest)) posts += 1;
  }
  return posts;
};

/** Goes on to the next post, whose answer is then the state's; returns the seconds until it. */
export const awaitPost = (
  state: FeedState,
  random: () => number,
  volatility = usualVolatility,
): number => {
  const widest = widestStep(volatility);
  let seconds = step;
  while (!advance(state, random, widest)) seconds += step;
  return seconds;
};

/**
 * The chance that the next post lies above `start`, by what everybody can see: a walk without drift leaves the band
 * around the last answer at an end with a chance that is linear in its distance to the other.
 */
export const chanceOfUp = ({ market, answer }: FeedState, start: number): number => {
  const up = (market / answer - 1 + chainlink.deviation) / (2 * chainlink.deviation);
  const above = (price: number): number => (price > start ? 1 : 0);
  return (
    up * above(answer * (1 + chainlink.deviation)) +
    (1 - up) * above(answer * (1 - chainlink.deviation))
  );
};
