import { type DeviationRule, postingRules } from '@updown/contracts/deploy';

/** Chainlink's ETH / USD on Ethereum, for the figures of the economics page. */
export const chainlink: DeviationRule = postingRules.ethereum;

/** The market's yearly volatility, about that of ETH. */
export const USUAL_VOLATILITY = 0.6;

/** Seconds per simulation step. */
export const STEP = 5;
export const YEAR = 365 * 24 * 3_600;

/** The prices are multiples of the answer at the start of the simulation. */
export interface FeedState {
  market: number;
  answer: number;
  /** Seconds since that answer. */
  age: number;
}

/** The bound of a uniform step. Uniform steps are fast to draw, and after a minute the walk is close to normal. */
function widestStep(volatility: number): number {
  return volatility * Math.sqrt((3 * STEP) / YEAR);
}

/** Moves the market by one step without drift, and lets the feed follow. Returns whether the feed posted. */
function advance(
  state: FeedState,
  random: () => number,
  widest: number,
  { deviation, heartbeat }: DeviationRule,
): boolean {
  const market = state.market * (1 + widest * (2 * random() - 1));
  state.market = market;
  state.age += STEP;
  const away = market / state.answer - 1;
  const moved = away >= deviation || away <= -deviation;
  if (!moved && state.age < heartbeat) return false;
  state.answer = market;
  state.age = 0;
  return true;
}

/** Lets a number of seconds pass, and returns the number of posts. */
export function advanceBy(
  state: FeedState,
  seconds: number,
  random: () => number,
  volatility = USUAL_VOLATILITY,
  rule = chainlink,
): number {
  const widest = widestStep(volatility);
  let posts = 0;
  for (let passed = 0; passed < seconds; passed += STEP) {
    if (advance(state, random, widest, rule)) posts += 1;
  }
  return posts;
}

/** Continues to the next post, and returns the seconds until it. */
export function awaitPost(
  state: FeedState,
  random: () => number,
  volatility = USUAL_VOLATILITY,
  rule = chainlink,
): number {
  const widest = widestStep(volatility);
  let seconds = STEP;
  while (!advance(state, random, widest, rule)) seconds += STEP;
  return seconds;
}
