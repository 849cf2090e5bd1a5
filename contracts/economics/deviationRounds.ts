import { advanceBy, awaitPost, chanceOfUp, type FeedState, usualVolatility } from './deviationFeed';
import { breakEvenChance } from './odds';
import { generator } from './random';

const round = 300;
const runs = 20_000;

/**
 * How often the end price lies above the start price, if the market is `distance` above the feed's answer when betting
 * closes, and that answer is the start price.
 */
export const chanceAtDistance = (distance: number, lock: number): number => {
  const random = generator(1);
  let wins = 0;
  for (let run = 0; run < runs; run += 1) {
    const state: FeedState = { market: 1 + distance, answer: 1, age: round - lock };
    advanceBy(state, lock, random);
    awaitPost(state, random);
    if (state.answer > 1) wins += 1;
  }
  return wins / runs;
};

/** A round that begins when the answer has an age: what a late bettor sees for each lock, and how it ends. */
const playRound = (age: number, locks: number[], random: () => number) => {
  const state: FeedState = { market: 1, answer: 1, age: 0 };
  if (advanceBy(state, age, random) > 0) return undefined; // the answer is not that old: no such round
  let passed = 0;
  const chances = locks.map((lock) => {
    advanceBy(state, round - lock - passed, random);
    passed = round - lock;
    return chanceOfUp(state, 1);
  });
  advanceBy(state, round - passed, random);
  awaitPost(state, random);
  return { chances, up: state.answer > 1 };
};

const gainOf = (chanceOfUpSeen: number, up: boolean, bonus: number): number => {
  const betsUp = chanceOfUpSeen > 0.5;
  if ((betsUp ? chanceOfUpSeen : 1 - chanceOfUpSeen) <= breakEvenChance(bonus)) return 0;
  return betsUp === up ? bonus : -1;
};

/**
 * What a stake of 1 gains per round, for each lock (the longest first), by somebody who starts rounds at answers of an
 * age, waits until betting closes, and bets on where the next post will be if that pays.
 */
export const gainsOnDeviationFeed = (age: number, locks: number[], bonus: number): number[] => {
  const random = generator(2);
  const sums = locks.map(() => 0);
  for (let run = 0; run < runs;) {
    const played = playRound(age, locks, random);
    if (!played) continue;
    run += 1;
    played.chances.forEach((chance, i) => (sums[i]! += gainOf(chance, played.up, bonus)));
  }
  return sums.map((sum) => sum / runs);
};

/** The seconds from the end of a round to the answer that ends it, in ascending order. */
export const waitsForAnswer = (volatility = usualVolatility): number[] => {
  const random = generator(3);
  return Array.from({ length: runs }, () => {
    const state: FeedState = { market: 1, answer: 1, age: 0 };
    advanceBy(state, round, random, volatility);
    return awaitPost(state, random, volatility);
  }).sort((a, b) => a - b);
};
