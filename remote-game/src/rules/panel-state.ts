import { isRoundRunning } from '@updown/shared';
import { blockReasonOf, blockedMessage, type BlockReason } from './block-reason';
import { isElsewhere, isResuming, needsAllowance, type PanelFacts } from './panel-facts';
import { sidesOverLimit } from './reserve';
import { stakeError } from './stake-input';

export type PanelStatus =
  | 'connect'
  | 'wrong-network'
  | 'loading-token'
  | 'token-failed'
  | 'allowance-failed'
  | 'round-failed'
  | 'prediction-active'
  | 'on-break'
  | 'no-tokens'
  | 'no-round'
  | 'round-ended'
  | 'ending-soon'
  | 'below-minimum'
  | 'price-delayed'
  | 'check-stake'
  | 'busy'
  | 'approval-needed'
  | 'ready';

/**
 * The player's next step, which decides the buttons; there is none to `rest`, during a break. `confirm`: the direction was chosen
 * before, and one press does the rest.
 */
type PanelAction =
  | 'connect'
  | 'rest'
  | 'switch-network'
  | 'faucet'
  | 'start'
  | 'approve'
  | 'confirm'
  | 'predict';

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
  start:
    | 'allowed'
    | 'no-wallet'
    | 'wrong-chain'
    | 'on-break'
    | 'loading'
    | 'round-running'
    | 'comes-by-itself'
    | 'busy';
}

export function panelState(facts: PanelFacts): PanelState {
  const blockedBy = blockReasonOf(facts);
  const lacksAllowance = allowanceFallsShort(facts);
  const action = actionOf(facts);
  const needsApproval = blockedBy === null && action === 'approve';
  return {
    // Tokens and approval come with the confirmed bet.
    status: blockedBy === null && action === 'confirm' ? 'ready' : statusOf(facts),
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
  const { session, wallet, balance, phase, limits } = facts;
  if (isResuming(facts)) return 'loading-token';
  if (session === 'signed-out' || wallet === 'absent') return 'connect';
  if (rests(facts)) return 'on-break';
  if (wallet === 'wrong-chain' && !isInRound(facts)) return 'wrong-network';
  if (facts.roundReading === 'failed') return 'round-failed';
  if (facts.roundReading === 'loading' || balance === 'loading') return 'loading-token';
  if (balance === 'failed') return 'token-failed';
  if (isInRound(facts)) return 'prediction-active';
  if (balance === 0n) return 'no-tokens';
  if (phase === 'locked') return 'ending-soon';
  if (balance < limits.minimum) return 'below-minimum';
  if (phase === 'resolving') return 'round-ended';
  if (phase !== 'active') return 'no-round';
  if (facts.priceDelayed) return 'price-delayed';
  return isStakeAtFault(facts, balance) ? 'check-stake' : readinessOf(facts);
}

function isStakeAtFault({ stake, limits, largest }: PanelFacts, balance: bigint): boolean {
  const { up, down } = sidesOverLimit(stake, largest);
  return stakeError(stake, limits) !== null || (stake ?? 0n) > balance || (up && down);
}

function isInRound({ predicted, phase }: PanelFacts): boolean {
  return predicted && isRoundRunning(phase);
}

/** Whether a break keeps the player from the next bet. A bet that they placed before it goes on. */
function rests(facts: PanelFacts): boolean {
  return facts.onBreak && !isInRound(facts);
}

/** Whether the player has chosen a direction for this round, and can pay for it. */
function confirms(facts: PanelFacts): boolean {
  const { hasChosen, roundReading, phase, predicted, balance, limits } = facts;
  if (!hasChosen || roundReading !== 'read' || phase !== 'active' || predicted) return false;
  return facts.hasFaucet || typeof balance !== 'bigint' || balance >= limits.minimum;
}

/** Only Approve until the allowance covers the stake; then the two directions. */
function actionOf(facts: PanelFacts): PanelAction {
  const { session, wallet, roundReading, phase, balance, limits, predicted } = facts;
  if (isResuming(facts)) return 'predict';
  if (session === 'signed-out' || wallet === 'absent') return 'connect';
  if (rests(facts)) return 'rest';
  if (wallet === 'wrong-chain') return 'switch-network';
  if (confirms(facts)) return 'confirm';
  const isIn = predicted && phase !== 'idle';
  if (facts.hasFaucet && typeof balance === 'bigint' && balance < limits.minimum && !isIn) {
    return 'faucet';
  }
  const isOver = roundReading === 'read' && !isRoundRunning(phase);
  if (isOver && !facts.comesByItself) return isElsewhere(facts) ? 'switch-network' : 'start';
  return needsAllowance(facts) && allowanceFallsShort(facts) ? 'approve' : 'predict';
}

/** Ready once the allowance covers the stake, or the bet needs none. */
function readinessOf(facts: PanelFacts): PanelStatus {
  const { allowance, busy } = facts;
  const isNeeded = needsAllowance(facts);
  if (isNeeded && allowance === 'failed') return 'allowance-failed';
  if (isNeeded && allowance === 'loading') return 'loading-token';
  if (busy) return 'busy';
  return isNeeded && allowanceFallsShort(facts) ? 'approval-needed' : 'ready';
}

function allowanceFallsShort(facts: PanelFacts): boolean {
  const { allowance, stake } = facts;
  if (isInRound(facts) || typeof allowance !== 'bigint' || stake === null) return false;
  return allowance < stake;
}

function startOf(facts: PanelFacts): PanelState['start'] {
  const { session, wallet, roundReading, phase, busy } = facts;
  if (isResuming(facts)) return 'loading';
  if (session === 'signed-out' || wallet === 'absent') return 'no-wallet';
  if (facts.onBreak) return 'on-break';
  if (roundReading !== 'read') return 'loading';
  if (isRoundRunning(phase)) return 'round-running';
  if (facts.comesByItself) return 'comes-by-itself';
  if (isElsewhere(facts)) return 'wrong-chain';
  return busy ? 'busy' : 'allowed';
}
