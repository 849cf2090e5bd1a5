import { isRoundRunning } from '@updown/shared';
import { blockReasonOf, blockedMessage, type BlockReason } from './block-reason';
import { isResuming, type PanelFacts } from './panel-facts';
import { sidesOverLimit } from './reserve';
import { stakeError } from './stake-input';

export type PanelStatus =
  | 'connect'
  | 'loading-token'
  | 'token-failed'
  | 'allowance-failed'
  | 'prediction-active'
  | 'no-tokens'
  | 'ending-soon'
  | 'below-minimum'
  | 'price-delayed'
  | 'check-stake'
  | 'ready';

/** The player's next step, which decides the buttons. */
type PanelAction = 'connect' | 'switch-network' | 'faucet' | 'start' | 'approve' | 'predict';

export interface PanelState {
  status: PanelStatus;
  action: PanelAction;
  /** Whether the allowance is below the stake, so that the player chooses how to approve. */
  lacksAllowance: boolean;
  /** The reason why the action is disabled; null if enabled. */
  blockedBy: BlockReason | null;
  /** The sides with a largest stake below the player's stake. */
  overLimit: { up: boolean; down: boolean };
  /** The reason as text; null if the page shows it elsewhere. */
  blockedMessage: string | null;
  /** 'allowed' if the player can start a round; otherwise the reason why not. */
  start: 'allowed' | 'no-wallet' | 'wrong-chain' | 'loading' | 'round-running' | 'busy';
}

export function panelState(facts: PanelFacts): PanelState {
  const blockedBy = blockReasonOf(facts);
  const lacksAllowance = allowanceFallsShort(facts);
  const action = actionOf(facts);
  const needsApproval = blockedBy === null && action === 'approve';
  return {
    status: statusOf(facts),
    action,
    lacksAllowance,
    blockedBy,
    overLimit: sidesOverLimit(facts.stake, facts.largest),
    blockedMessage: blockedMessage(needsApproval ? 'approval-pending' : blockedBy, facts),
    start: startOf(facts),
  };
}

/** The panel's state while the page does not know the player's result yet. */
export function whileResuming(state: PanelState): PanelState {
  return {
    ...state,
    status: 'loading-token',
    action: 'predict',
    lacksAllowance: false,
    blockedBy: 'resuming',
    blockedMessage: null,
  };
}

function statusOf(facts: PanelFacts): PanelStatus {
  const { session, wallet, balance, predicted, phase, limits } = facts;
  if (isResuming(facts)) return 'loading-token';
  if (session === 'signed-out' || wallet !== 'ready') return 'connect';
  if (balance === 'loading') return 'loading-token';
  if (balance === 'failed') return 'token-failed';
  if (predicted && (isRoundRunning(phase) || phase === 'resolving')) return 'prediction-active';
  if (balance === 0n) return 'no-tokens';
  if (phase === 'locked') return 'ending-soon';
  if (balance < limits.minimum) return 'below-minimum';
  if (phase === 'active' && facts.priceDelayed) return 'price-delayed';
  return isStakeAtFault(facts, balance) ? 'check-stake' : readinessOf(facts);
}

function isStakeAtFault({ stake, limits, largest }: PanelFacts, balance: bigint): boolean {
  const { up, down } = sidesOverLimit(stake, largest);
  return stakeError(stake, limits) !== null || (stake ?? 0n) > balance || (up && down);
}

/** Only Approve until the allowance covers the stake; then the two directions. */
function actionOf(facts: PanelFacts): PanelAction {
  const { session, wallet, roundLoading, phase, balance, limits, predicted } = facts;
  if (isResuming(facts)) return 'predict';
  if (session === 'signed-out' || wallet === 'absent') return 'connect';
  if (wallet === 'wrong-chain') return 'switch-network';
  const isIn = predicted && phase !== 'idle';
  if (facts.hasFaucet && typeof balance === 'bigint' && balance < limits.minimum && !isIn) {
    return 'faucet';
  }
  if (!roundLoading && !isRoundRunning(phase)) return 'start';
  return allowanceFallsShort(facts) && !facts.permits ? 'approve' : 'predict';
}

/** Ready with a permit, or once the allowance is known. */
function readinessOf({ allowance, permits }: PanelFacts): PanelStatus {
  if (permits || typeof allowance === 'bigint') return 'ready';
  return allowance === 'failed' ? 'allowance-failed' : 'loading-token';
}

function allowanceFallsShort({ predicted, allowance, stake }: PanelFacts): boolean {
  if (predicted || typeof allowance !== 'bigint' || stake === null) return false;
  return allowance < stake;
}

function startOf(facts: PanelFacts): PanelState['start'] {
  const { session, wallet, roundLoading, phase, busy } = facts;
  if (isResuming(facts)) return 'loading';
  if (session === 'signed-out' || wallet === 'absent') return 'no-wallet';
  if (wallet === 'wrong-chain') return 'wrong-chain';
  if (roundLoading) return 'loading';
  if (isRoundRunning(phase)) return 'round-running';
  return busy ? 'busy' : 'allowed';
}
