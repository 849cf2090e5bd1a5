import {
  advanceBy,
  awaitPost,
  chainlink,
  type FeedState,
  USUAL_VOLATILITY,
} from '../farming/deviation-feed';
import { generator } from '../farming/random';
import { breakEvenChance } from './odds';

const ROUND = 300;
const RUNS = 20_000;

/**
 * The chance that the next post is above `start`, from public data. The chance that a walk without drift leaves the
 * band around the last answer at one end is linear in its distance from the other end.
 */
export function chanceOfUp(
  { market, answer }: FeedState,
  start: number,
  { deviation } = chainlink,
): number {
  const up = (market / answer - 1 + deviation) / (2 * deviation);
  const above = (price: number): number => (price > start ? 1 : 0);
  return up * above(answer * (1 + deviation)) + (1 - up) * above(answer * (1 - deviation));
}

/**
 * The share of rounds whose end price is above the start price, if the feed's answer is the start price and the market
 * is `distance` above it when betting closes.
 */
export function chanceAtDistance(distance: number, lock: number): number {
  const random = generator(1);
  let wins = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const state: FeedState = { market: 1 + distance, answer: 1, age: ROUND - lock };
    advanceBy(state, lock, random);
    awaitPost(state, random);
    if (state.answer > 1) wins += 1;
  }
  return wins / RUNS;
}

/**
 * Plays a round that starts when the answer has this age. Returns the chance of UP when betting closes, by lock, and
 * the result.
 */
function playRound(age: number, locks: number[], random: () => number) {
  const state: FeedState = { market: 1, answer: 1, age: 0 };
  if (advanceBy(state, age, random) > 0) return undefined; // a newer answer replaced it, so this is not such a round
  let passed = 0;
  const chances = locks.map((lock) => {
    advanceBy(state, ROUND - lock - passed, random);
    passed = ROUND - lock;
    return chanceOfUp(state, 1);
  });
  advanceBy(state, ROUND - passed, random);
  awaitPost(state, random);
  return { chances, up: state.answer > 1 };
}

function gainOf(chanceOfUpSeen: number, up: boolean, bonus: number): number {
  const betsUp = chanceOfUpSeen > 0.5;
  if ((betsUp ? chanceOfUpSeen : 1 - chanceOfUpSeen) <= breakEvenChance(bonus)) return 0;
  return betsUp === up ? bonus : -1;
}

/**
 * The average gain per round of a stake of 1, for each lock (the longest first). The bettor starts rounds at answers of
 * the given age, waits until betting closes, and bets on the next post if that pays.
 */
export function gainsOnDeviationFeed(age: number, locks: number[], bonus: number): number[] {
  const random = generator(2);
  const sums = locks.map(() => 0);
  for (let run = 0; run < RUNS;) {
    const played = playRound(age, locks, random);
    if (!played) continue;
    run += 1;
    played.chances.forEach((chance, i) => (sums[i]! += gainOf(chance, played.up, bonus)));
  }
  return sums.map((sum) => sum / RUNS);
}

/** The simulated seconds from the end of a round to its first answer, in ascending order. */
export function waitsForAnswer(volatility = USUAL_VOLATILITY): number[] {
  const random = generator(3);
  return Array.from({ length: RUNS }, () => {
    const state: FeedState = { market: 1, answer: 1, age: 0 };
    advanceBy(state, ROUND, random, volatility);
    return awaitPost(state, random, volatility);
  }).sort((a, b) => a - b);
}
