import type { Market } from '../market/walk';
import type { Agent, Bet, Sight, Strategy } from './agents/agent';
import { type Pools, poolsWith, roomOf, ROUND, type RoundTerms } from './pools';

/** A prediction that an address sends, and whether the contract must accept it. */
export interface Attempt {
  seat: number;
  strategy: Strategy;
  up: boolean;
  amount: bigint;
  isAccepted: boolean;
}

export interface Betting {
  attempts: Attempt[];
  pools: Pools;
  /** Honest players for whose stake the round had no room. */
  turnedAway: number;
}

interface Round {
  terms: RoundTerms;
  startPrice: number;
  /** Seconds count from the start of the round. */
  market: Market;
  random: () => number;
}

/** Lets the agents bet in order of time, by the contract's rules. */
export function letBet(agents: Agent[], { terms, startPrice, market, random }: Round): Betting {
  const betting: Betting = { attempts: [], pools: { up: 0n, down: 0n }, turnedAway: 0 };
  let seat = 0;

  /** Returns the accepted amount. */
  function place({ strategy }: Agent, { up, amount, twice }: Bet): bigint {
    const send = (size: bigint, isAccepted: boolean): void => {
      betting.attempts.push({ seat, strategy, up, amount: size, isAccepted });
    };
    const room = roomOf(betting.pools, up, terms.exposure);
    const isWithinLimits = amount >= terms.minimum && amount <= terms.maximum;
    const accepted = isWithinLimits ? (amount < room ? amount : room) : 0n;
    if (accepted < amount) send(amount, false);
    if (accepted < terms.minimum) {
      if (isWithinLimits && strategy.startsWith('honest')) betting.turnedAway += 1;
      seat += 1;
      return 0n;
    }
    send(accepted, true);
    if (twice) send(accepted, false);
    betting.pools = poolsWith(betting.pools, up, accepted);
    seat += 1;
    return accepted;
  }

  const own = new Map<Agent, Pools>();
  const moments = agents
    .flatMap((agent) => agent.plans.map((plan) => ({ agent, plan })))
    .sort((a, b) => a.plan.at - b.plan.at);
  for (const { agent, plan } of moments) {
    const stakes = own.get(agent) ?? { up: 0n, down: 0n };
    const sight: Sight = {
      startPrice,
      marketPrice: market.price(plan.at),
      deviation: (seconds) => market.deviation(plan.at, seconds),
      left: ROUND - plan.at,
      pools: betting.pools,
      own: stakes,
      terms,
      random,
    };
    own.set(
      agent,
      plan.decide(sight).reduce((sum, bet) => poolsWith(sum, bet.up, place(agent, bet)), stakes),
    );
  }
  return betting;
}
