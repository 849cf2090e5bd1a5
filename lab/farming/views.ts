import type { DeviationRule } from '@updown/contracts/deploy';
import {
  advanceBy,
  awaitPost,
  type FeedState,
  STEP,
  USUAL_VOLATILITY,
  YEAR,
} from './deviation-feed';
import { generator, normal } from './random';

/** What a bettor knows when betting closes, for one kind of round. */
export interface View {
  /** The bettor's estimate of the chance of the better side. */
  believed: number;
  /** The share of rounds in which that side wins. */
  wins: number;
  /** The share of rounds with this view. */
  weight: number;
}

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

/**
 * Views of the player who starts the round: the start answer is `age` seconds old, and since then the market has moved
 * by `sigmas` standard deviations of that time. Betting closes `lock` seconds before the end; a lock of the whole round
 * is a bet at the start.
 */
export function viewsOfStart(lock: number, age: number, sigmas: number): View[] {
  const width = (2 * WIDEST_MOVE) / MOVES;
  return Array.from({ length: MOVES }, (_, index) => {
    const later = -WIDEST_MOVE + (index + 0.5) * width;
    const move = sigmas * Math.sqrt(age) + later * Math.sqrt(ROUND - lock);
    const chance = lock === 0 ? 1 : normal(Math.abs(move) / Math.sqrt(lock));
    const density = Math.exp((-later * later) / 2) / Math.sqrt(2 * Math.PI);
    return { believed: chance, wins: chance, weight: density * width };
  });
}

const LEARNED_ROUNDS = 40_000;
const PLAYED_ROUNDS = 20_000;
/** Cells on each side of the start price. */
const CELLS = 16;
const WIDEST = 4;

/** What a bettor sees at the lock, in units of the usual move, and how the round ends. */
interface Played {
  cell: string;
  up: boolean;
}

/** An answer rarely gets older than this: the market leaves the band, or the heartbeat passes. */
function oldestAge(age: number, { deviation, heartbeat }: DeviationRule): number {
  const leavesAfter = (2 * deviation ** 2 * YEAR) / USUAL_VOLATILITY ** 2;
  return Math.max(0, Math.min(age, leavesAfter, heartbeat - STEP));
}

function cellOf({ market, answer }: FeedState, scale: number, deviation: number): string {
  const part = Math.round(((market - 1) / scale / WIDEST) * CELLS);
  const cell = Math.max(-CELLS, Math.min(CELLS, part));
  return `${cell} ${Math.sign(Math.round((answer - 1) / deviation))}`;
}

/** Plays a round whose start answer, 1, has this age; undefined if the feed posts before the start. */
function playRound(
  lock: number,
  age: number,
  rule: DeviationRule,
  random: () => number,
): Played | undefined {
  const state: FeedState = { market: 1, answer: 1, age: 0 };
  if (advanceBy(state, age, random, undefined, rule) > 0) return undefined;
  advanceBy(state, ROUND - lock, random, undefined, rule);
  const usualMove = USUAL_VOLATILITY * Math.sqrt(lock / YEAR);
  const cell = cellOf(state, Math.max(rule.deviation, usualMove), rule.deviation);
  advanceBy(state, lock, random, undefined, rule);
  awaitPost(state, random, undefined, rule);
  return { cell, up: state.answer > 1 };
}

function playRounds(count: number, play: () => Played | undefined): Played[] {
  const all: Played[] = [];
  while (all.length < count) {
    const played = play();
    if (played) all.push(played);
  }
  return all;
}

/**
 * The views of a bettor who knows the feed's rule, its last answer and the market. The bettor learns the chances from
 * simulated rounds and then bets in other rounds.
 */
function viewsOfDeviations(lock: number, age: number, rule: DeviationRule): View[] {
  const random = generator(4);
  const play = () => playRound(lock, oldestAge(age, rule), rule, random);
  const seen = new Map<string, { rounds: number; ups: number }>();
  for (const { cell, up } of playRounds(LEARNED_ROUNDS, play)) {
    const { rounds, ups } = seen.get(cell) ?? { rounds: 0, ups: 0 };
    seen.set(cell, { rounds: rounds + 1, ups: ups + (up ? 1 : 0) });
  }
  return playRounds(PLAYED_ROUNDS, play).map(({ cell, up }) => {
    const { rounds, ups } = seen.get(cell) ?? { rounds: 0, ups: 0 };
    const chance = (ups + 1) / (rounds + 2);
    const wins = up === chance > 0.5 ? 1 : 0;
    return { believed: Math.max(chance, 1 - chance), wins, weight: 1 / PLAYED_ROUNDS };
  });
}

export function viewsOf(feed: FeedRule, lock: number, age: number): View[] {
  return feed.kind === 'posting' ? viewsOfWalk(lock, age) : viewsOfDeviations(lock, age, feed);
}
