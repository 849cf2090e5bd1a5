import type { DeviationRule } from './deviation-feed';
import { viewsOfDeviations } from './deviation-views';
import { normal } from './odds';
import type { View } from './view';

/** A feed that posts every few seconds, or one that posts after a deviation or at its heartbeat. */
export type FeedRule = { kind: 'posting' } | ({ kind: 'deviation' } & DeviationRule);

const ROUND = 300;
const MOVES = 4_000;
const WIDEST_MOVE = 8;

/** Views of a random walk: the start answer is `age` seconds old, and betting closes `lock` seconds before the end. */
export function viewsOfWalk(lock: number, age: number): View[] {
  const seen = ROUND - lock + age;
  const width = WIDEST_MOVE / MOVES;
  return Array.from({ length: MOVES }, (_, index) => {
    const move = (index + 0.5) * width; // in standard deviations of the seen part; both directions are symmetric
    const density = (2 * Math.exp((-move * move) / 2)) / Math.sqrt(2 * Math.PI);
    const chance = lock === 0 ? 1 : normal(move * Math.sqrt(seen / lock));
    return { believed: chance, wins: chance, weight: density * width };
  });
}

export function viewsOf(feed: FeedRule, lock: number, age: number): View[] {
  return feed.kind === 'posting' ? viewsOfWalk(lock, age) : viewsOfDeviations(lock, age, feed);
}
