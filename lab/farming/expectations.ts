import { bonusOf, burnedOf, houseChange } from '@updown/protocol/payouts';
import { worstPools } from './even-odds';
import { type FeedRule, type View, viewsOf, viewsOfStart } from './views';

/** The terms that determine the house's result. Amounts are in base units, times in seconds. */
export interface Terms {
  lock: number;
  exposure: bigint;
  reserve: bigint;
  minimumDeposit: bigint;
  maximumDeposit: bigint;
  /** The maximum age of the feed's answer at the start of a round. */
  priceAge: number;
  feed: FeedRule;
}

/** The average result of a strategy in one round, in base units. */
export interface Expectation {
  who: string;
  /** The largest stake. */
  stake: number;
  /** The share of the rounds in which it bets. */
  bets: number;
  gain: number;
  /** The standard deviation of the gain of one round. */
  spread: number;
  house: number;
}

/** A stake that a bettor can choose, with the gains of the bettor and the house if it wins or loses. */
interface Choice {
  stake: number;
  won: number;
  houseWon: number;
  houseLost: number;
}

const CANDIDATES = 80;

function choice(stake: bigint, own: bigint, other: bigint): Choice {
  return {
    stake: Number(stake),
    won: Number(bonusOf(stake, own + stake, other)),
    houseWon: Number(houseChange(own + stake, other)),
    houseLost: Number(houseChange(other, own + stake)),
  };
}

/** Stakes from the smallest to the largest, in equal ratios. */
function candidates(least: bigint, most: bigint): bigint[] {
  if (most < least) return [];
  const ratio = Number(most) / Number(least);
  const middle = Array.from({ length: CANDIDATES - 1 }, (_, index) =>
    BigInt(Math.floor(Number(least) * ratio ** (index / CANDIDATES))),
  );
  return [...middle, most];
}

/** Plays every view with the choice that has the highest expected gain, or without a bet if no choice pays. */
function play(who: string, views: View[], choices: Choice[]): Expectation {
  const sum = { gain: 0, squares: 0, house: 0, bets: 0, stake: 0 };
  for (const { believed, wins, weight } of views) {
    let best: Choice | undefined;
    let most = 0;
    for (const candidate of choices) {
      const expected = believed * candidate.won - (1 - believed) * candidate.stake;
      if (expected > most) [best, most] = [candidate, expected];
    }
    if (best === undefined) continue;
    sum.bets += weight;
    sum.stake = Math.max(sum.stake, best.stake);
    sum.gain += weight * (wins * best.won - (1 - wins) * best.stake);
    sum.squares += weight * (wins * best.won ** 2 + (1 - wins) * best.stake ** 2);
    sum.house += weight * (wins * best.houseWon + (1 - wins) * best.houseLost);
  }
  const { stake, bets, gain, squares, house } = sum;
  return { who, stake, bets, gain, spread: Math.sqrt(Math.max(0, squares - gain ** 2)), house };
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** The move at which an attacker starts a round. A larger one is too rare to wait for. */
export const USUAL_START = 3;

/** The best result of late bettors with any number of addresses, in a round without other stakes. */
export function lateAlone(
  terms: Terms,
  views: View[],
  who = 'late bettors alone in the round',
): Expectation {
  const largest = (least(terms.exposure, terms.reserve) * 100n) / 80n;
  const choices = largest < terms.minimumDeposit ? [] : [choice(largest, 0n, 0n)];
  return play(who, views, choices);
}

/**
 * The best result of late bettors against equal stakes of others on both sides. `most` bounds the sum of their stakes.
 */
export function lateAgainst(terms: Terms, views: View[], seed: bigint, most?: bigint): Expectation {
  const pool = (least(terms.exposure, terms.reserve) + seed) * 10n - seed;
  const largest = most === undefined ? pool : least(most, pool);
  const choices = candidates(terms.minimumDeposit, largest).map((stake) =>
    choice(stake, seed, seed),
  );
  return play('late bettors against stakes on both sides', views, choices);
}

/**
 * The best result of a bettor who stakes on both sides at even odds. The bettor's losses go to the house or are burned.
 */
export function bothSides({ maximumDeposit }: Terms): Expectation {
  const lost = (winning: bigint, losing: bigint): bigint =>
    houseChange(winning, losing) + burnedOf(winning, losing);
  const { up, down } = worstPools(maximumDeposit, (a, b) => lost(a, b) + lost(b, a));
  const [first, second] = [Number(lost(up, down)), Number(lost(down, up))];
  return {
    who: 'a bettor on both sides',
    stake: Number(up + down),
    bets: 1,
    gain: -(first + second) / 2,
    spread: Math.abs(first - second) / 2,
    house: Number(houseChange(up, down) + houseChange(down, up)) / 2,
  };
}

/** A player without knowledge of the market, alone in the round with the smallest stake. */
function honestAlone({ minimumDeposit }: Terms): Expectation {
  const even = { believed: 0.5, wins: 0.5, weight: 1 };
  const { stake, won, houseWon, houseLost } = choice(minimumDeposit, 0n, 0n);
  const gain = even.wins * won - (1 - even.wins) * stake;
  return {
    who: 'an honest player alone in the round',
    stake,
    bets: 1,
    gain,
    spread: (won + stake) / 2,
    house: (houseWon + houseLost) / 2,
  };
}

/** The expected results of attackers, an honest player and the house in one round under these terms. */
export function expectations(terms: Terms): Expectation[] {
  const { feed, lock, priceAge } = terms;
  const views = viewsOf(feed, lock, priceAge);
  // A feed that posts on deviations would have posted before such a move.
  const starts =
    feed.kind === 'posting'
      ? [
          lateAlone(
            terms,
            viewsOfStart(lock, priceAge, USUAL_START),
            `the same, who start it after a move of ${USUAL_START} σ`,
          ),
        ]
      : [];
  return [
    lateAlone(terms, views),
    ...starts,
    lateAgainst(terms, views, terms.minimumDeposit),
    bothSides(terms),
    honestAlone(terms),
  ];
}
