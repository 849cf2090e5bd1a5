import { obstacleOf, obstacleText, type Obstacle } from './obstacle';
import type { PanelFacts } from './panel-facts';
import { refusedSides } from './reserve';
import { isRunning } from './round-phase';

export type PanelStatus =
  | 'connect'
  | 'loading-token'
  | 'token-failed'
  | 'allowance-failed'
  | 'prediction-active'
  | 'no-tokens'
  | 'ending-soon'
  | 'below-minimum'
  | 'ready';

export interface PanelState {
  status: PanelStatus;
  /** Approve stands alone until the allowance covers the stake; then the two directions stand in its place. */
  action: 'approve' | 'predict';
  /** The game may not take the stake yet, so the player says how it may. */
  lacksAllowance: boolean;
  /** Why the action is disabled; null where it is not. */
  obstacle: Obstacle | null;
  /** The sides that would refuse the stake, while the other may take it. */
  refused: { up: boolean; down: boolean };
  /** The obstacle in words, where it is one that a player should read. */
  blockedMessage: string | null;
  /** No round runs, so a new one may start; the reason otherwise. */
  start: 'allowed' | 'no-wallet' | 'wrong-chain' | 'loading' | 'round-running' | 'busy';
}

export function panelState(facts: PanelFacts): PanelState {
  const obstacle = obstacleOf(facts);
  const lacksAllowance = allowanceFallsShort(facts);
  const action = lacksAllowance && !facts.permits ? 'approve' : 'predict';
  const asksApproval = obstacle === null && action === 'approve';
  return {
    status: statusOf(facts),
    action,
    lacksAllowance,
    obstacle,
    refused: refusedSides(facts.stake, facts.largest),
    blockedMessage: obstacleText(asksApproval ? 'approval-pending' : obstacle, facts),
    start: startOf(facts),
  };
}

function statusOf(facts: PanelFacts): PanelStatus {
  const { session, wallet, balance, predicted, phase, limits } = facts;
  if (session === 'loading') return 'loading-token';
  if (session === 'signed-out' || wallet !== 'ready') return 'connect';
  if (balance === 'loading') return 'loading-token';
  if (balance === 'failed') return 'token-failed';
  if (predicted && (isRunning(phase) || phase === 'ended')) return 'prediction-active';
  if (balance === 0n) return 'no-tokens';
  if (phase === 'locked') return 'ending-soon';
  if (balance < limits.minimum) return 'below-minimum';
  return readinessOf(facts);
}

/** A permit needs no allowance before it. */
function readinessOf({ allowance, permits }: PanelFacts): PanelStatus {
  if (permits || typeof allowance === 'bigint') return 'ready';
  return allowance === 'failed' ? 'allowance-failed' : 'loading-token';
}

function allowanceFallsShort({ predicted, allowance, stake }: PanelFacts): boolean {
  if (predicted || typeof allowance !== 'bigint' || stake === null) return false;
  return allowance < stake;
}

function startOf({ session, wallet, roundLoading, phase, busy }: PanelFacts): PanelState['start'] {
  if (session === 'loading') return 'loading';
  if (session === 'signed-out' || wallet === 'absent') return 'no-wallet';
  if (wallet === 'wrong-chain') return 'wrong-chain';
  if (roundLoading) return 'loading';
  if (isRunning(phase)) return 'round-running';
  return busy ? 'busy' : 'allowed';
}
