import type { RoundPhase } from '@updown/shared';
import type { Largest } from './reserve';
import type { Limits } from './stake-input';

/** Base units from the chain, or the state of the read. */
export type Reading = bigint | 'loading' | 'failed';

/** The page does not know yet who plays, or with which wallet. */
export function isResuming({ session, wallet }: Pick<PanelFacts, 'session' | 'wallet'>): boolean {
  return session === 'loading' || (session === 'signed-in' && wallet === 'restoring');
}

/** All facts that the panel's state depends on. */
export interface PanelFacts {
  session: 'signed-out' | 'loading' | 'signed-in';
  wallet: 'absent' | 'restoring' | 'wrong-chain' | 'ready';
  /** A transaction of this player is pending. */
  busy: boolean;
  phase: RoundPhase;
  /** The page does not know yet whether there is a round. */
  roundLoading: boolean;
  /** The live price is too old to bet on. */
  priceDelayed: boolean;
  /** The player is in this round. */
  predicted: boolean;
  balance: Reading;
  /** The tokens that the game may take from the player. */
  allowance: Reading;
  /** The prediction carries a permit, so it needs no approval. */
  permits: boolean;
  /** Null if the input does not hold an amount. */
  stake: bigint | null;
  limits: Limits;
  /** Null while unknown. Then the panel accepts every stake, and the simulation of the call decides. */
  largest: Largest | null;
  /** Test tokens are to be had: only on a local chain. */
  hasFaucet: boolean;
  /** The token's symbol. */
  symbol: string;
}
