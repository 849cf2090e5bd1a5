import { bonusOf } from '@updown/protocol/payouts';
import { sidesOf } from '../pools';
import type { Agent, Bet, Sight } from './agent';
import { bestBet, chanceOfUp } from './best-bet';

function bestOf(sight: Sight): Bet[] {
  const bet = bestBet(sight, chanceOfUp(sight), sight.terms.maximum);
  return bet ? [bet] : [];
}

/** Knows the market's price in the last second, and makes the best bet. */
export function lateBettor(lastSecond: number): Agent {
  return { strategy: 'late bettor', plans: [{ at: lastSecond, decide: bestOf }] };
}

/** Bets in the last second from the pools alone, to show what remains of the late bettor's gain without the price. */
export function blindLastBettor(lastSecond: number): Agent {
  const decide = (sight: Sight): Bet[] => {
    const bet = bestBet(sight, 0.5, sight.terms.maximum);
    return bet ? [bet] : [];
  };
  return { strategy: 'last bettor without a price', plans: [{ at: lastSecond, decide }] };
}

/** The late bettor in a round without other players, with the oldest possible start price. */
export function loneLateBettor(lastSecond: number): Agent {
  return { strategy: 'lone late bettor', plans: [{ at: lastSecond, decide: bestOf }] };
}

/** Bets the smallest stake against a one-sided pool in the last second, if that pays. */
export function sniper(lastSecond: number): Agent {
  const decide = (sight: Sight): Bet[] => {
    const isUp = sight.pools.up === 0n;
    const { own, other } = sidesOf(sight.pools, isUp);
    if (own > 0n || other === 0n) return [];
    const wins = isUp ? chanceOfUp(sight) : 1 - chanceOfUp(sight);
    const { minimum } = sight.terms;
    const odds = Number(bonusOf(minimum, minimum, other)) / Number(minimum);
    return wins * odds > 1 - wins ? [{ up: isUp, amount: minimum }] : [];
  };
  return { strategy: 'sniper of lone players', plans: [{ at: lastSecond, decide }] };
}

/** Places a stake at the start; in the last second, leaves it or bets against it. */
export function hedger(lastSecond: number): Agent {
  const open = ({ random, terms }: Sight): Bet[] => [{ up: random() < 0.5, amount: terms.minimum }];
  return {
    strategy: 'early bet, late hedge',
    plans: [
      { at: 1, decide: open },
      { at: lastSecond, decide: bestOf },
    ],
  };
}
