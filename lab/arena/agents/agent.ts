import type { Pools, RoundTerms } from '../pools';

/** What an agent knows when it acts. */
export interface Sight {
  startPrice: number;
  marketPrice: number;
  /** The standard deviation of the market's return over the next seconds. */
  deviation: (seconds: number) => number;
  /** Seconds until the end. */
  left: number;
  pools: Pools;
  /** The agent's own stakes. */
  own: Pools;
  terms: RoundTerms;
  random: () => number;
}

/** A stake of one address. */
export interface Bet {
  up: boolean;
  amount: bigint;
  /** Sends the stake a second time from the same address. */
  twice?: boolean;
}

/** A moment in the round at which an agent may bet. Each bet comes from a separate address. */
export interface Plan {
  /** Seconds after the start. */
  at: number;
  decide: (sight: Sight) => Bet[];
}

export const strategies = [
  'honest, random side',
  'honest, follows the move',
  'late bettor',
  'last bettor without a price',
  'lone late bettor',
  'sniper of lone players',
  'two-sided bettor',
  'early bet, late hedge',
  'colluders',
  'griefer',
] as const;
export type Strategy = (typeof strategies)[number];

export interface Agent {
  strategy: Strategy;
  plans: Plan[];
}

export function isHonest(strategy: Strategy): boolean {
  return strategy.startsWith('honest');
}

export const STEP = 10_000n * 10n ** 18n;
