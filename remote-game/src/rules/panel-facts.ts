import type { RoundPhase } from '@updown/shared';
import type { Largest } from './reserve';
import type { Limits } from './stake-input';

/** Base units from the chain, or the state of the read. */
export type Reading = bigint | 'loading' | 'failed';

/** Whether the page does not know the player or their wallet yet. */
export function isResuming({ session, wallet }: Pick<PanelFacts, 'session' | 'wallet'>): boolean {
  return session === 'loading' || (session === 'signed-in' && wallet === 'restoring');
}

/** Whether the wallet must change its chain before it can send a transaction. */
export function isElsewhere({ wallet }: Pick<PanelFacts, 'wallet'>): boolean {
  return wallet === 'wrong-chain' || wallet === 'unneeded';
}

/**
 * Whether the page must know an allowance that covers the stake. Without the wallet it cannot read one, and the operator finds
 * out.
 */
export function needsAllowance({ permits, wallet }: Pick<PanelFacts, 'permits' | 'wallet'>) {
  return !permits && wallet !== 'unneeded';
}

/** Everything that the panel's state depends on. */
export interface PanelFacts {
  session: 'signed-out' | 'loading' | 'signed-in';
  /** `unneeded`: on another chain, but Quick play places the stake without it. */
  wallet: 'absent' | 'restoring' | 'wrong-chain' | 'unneeded' | 'ready';
  /** Whether a transaction of this player is pending. */
  busy: boolean;
  phase: RoundPhase;
  /** Whether the result or the next round comes soon without a command of a player. */
  comesByItself: boolean;
  /** Whether the page knows if there is a round. */
  roundReading: 'loading' | 'failed' | 'read';
  /** Whether the live price is too old to bet on. */
  priceDelayed: boolean;
  /** Whether the player is in this round. */
  predicted: boolean;
  /** Whether the player takes a break, in which the contract refuses their stakes. */
  onBreak: boolean;
  balance: Reading;
  /** The tokens that the game may take from the player. */
  allowance: Reading;
  /** Whether the prediction carries a permit and so needs no approval. */
  permits: boolean;
  /** Null if the input does not hold an amount. */
  stake: bigint | null;
  limits: Limits;
  /** Null while unknown. Then the panel accepts every stake, and the simulation of the call decides. */
  largest: Largest | null;
  /** Whether test tokens are available, which is on a local chain only. */
  hasFaucet: boolean;
  /** Whether the player has chosen a direction, before they could bet. */
  hasChosen: boolean;
  symbol: string;
}
