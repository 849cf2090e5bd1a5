import type { RoundPhase } from './round-phase';
import type { Largest } from './reserve';
import type { Limits } from './stake-input';

/** Base units that are read from the chain, or how far the reading is. */
export type Reading = bigint | 'loading' | 'failed';

/** All that decides what the panel offers. */
export interface PanelFacts {
  session: 'signed-out' | 'loading' | 'signed-in';
  wallet: 'absent' | 'wrong-chain' | 'ready';
  /** A transaction of this player is under way. */
  busy: boolean;
  phase: RoundPhase;
  /** It is not known yet whether there is a round. */
  roundLoading: boolean;
  /** The player is in this round. */
  predicted: boolean;
  balance: Reading;
  /** What the game may take of the player's tokens. */
  allowance: Reading;
  /** The prediction brings its own permit, so no approval goes before it. */
  permits: boolean;
  /** Null where the input holds no amount. */
  stake: bigint | null;
  limits: Limits;
  /** Null while it is not known; then nothing is refused for it, and the simulation decides. */
  largest: Largest | null;
}
