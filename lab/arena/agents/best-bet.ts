import { bonusOf } from '@updown/protocol/payouts';
import { normal } from '../../farming/random';
import { type Pools, poolsWith, roomOf, sidesOf } from '../pools';
import type { Bet, Sight } from './agent';

const CANDIDATES = 24;
/** The usual delay from the end of a round to its end price, in seconds. */
const DELAY = 4;

/** The chance of UP for a bettor who knows the market's price and volatility. */
export function chanceOfUp({ startPrice, marketPrice, deviation, left }: Sight): number {
  return normal(Math.log(marketPrice / startPrice) / deviation(left + DELAY));
}

function gainIf(upWins: boolean, own: Pools, pools: Pools): number {
  const stake = sidesOf(own, upWins);
  const { own: winning, other: losing } = sidesOf(pools, upWins);
  const bonus = stake.own === 0n ? 0n : bonusOf(stake.own, winning, losing);
  return Number(bonus - stake.other);
}

function expectation(up: number, own: Pools, pools: Pools): number {
  return up * gainIf(true, own, pools) + (1 - up) * gainIf(false, own, pools);
}

/** Stakes from the smallest to the largest, in equal ratios. */
function candidates(least: bigint, most: bigint): bigint[] {
  if (most < least) return [];
  const ratio = Number(most) / Number(least);
  const smaller = Array.from({ length: CANDIDATES - 1 }, (_, index) =>
    BigInt(Math.floor(Number(least) * ratio ** (index / CANDIDATES))),
  );
  return [...smaller, most];
}

/**
 * The bet with the highest expected gain at this chance of UP, taking the agent's earlier stakes into account;
 * undefined if no bet pays.
 */
export function bestBet(sight: Sight, up: number, most: bigint): Bet | undefined {
  const { pools, own, terms } = sight;
  let best: Bet | undefined;
  let highest = expectation(up, own, pools);
  for (const isUp of [true, false]) {
    const room = roomOf(pools, isUp, terms.exposure);
    for (const amount of candidates(terms.minimum, room < most ? room : most)) {
      const expected = expectation(
        up,
        poolsWith(own, isUp, amount),
        poolsWith(pools, isUp, amount),
      );
      if (expected > highest) [best, highest] = [{ up: isUp, amount }, expected];
    }
  }
  return best;
}
