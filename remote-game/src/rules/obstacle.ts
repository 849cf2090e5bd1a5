import type { PanelFacts } from './panel-facts';
import { refusedSides, reserveText } from './reserve';
import { isRunning } from './round-phase';
import { stakeProblem } from './stake-input';

/** Why a player cannot approve or predict now, the first reason that holds. */
export type Obstacle =
  | 'signed-out'
  | 'wallet-not-ready'
  | 'round-loading'
  | 'already-predicted'
  | 'no-active-round'
  | 'round-ended'
  | 'betting-closed'
  | 'no-token-info'
  | 'balance-below-stake'
  | 'stake-outside-limits'
  | 'reserve-too-small'
  | 'allowance-loading'
  | 'allowance-failed'
  | 'busy';

export function obstacleOf(facts: PanelFacts): Obstacle | null {
  const { session, wallet, phase, predicted, balance, stake, limits, allowance } = facts;
  if (session !== 'signed-in') return 'signed-out';
  if (wallet !== 'ready') return 'wallet-not-ready';
  if (facts.roundLoading) return 'round-loading';
  if (predicted && (isRunning(phase) || phase === 'ended')) return 'already-predicted';
  if (phase === 'none' || phase === 'over') return 'no-active-round';
  if (phase === 'ended') return 'round-ended';
  if (phase === 'locked') return 'betting-closed';
  if (typeof balance !== 'bigint') return 'no-token-info';
  if (stake !== null && balance < stake) return 'balance-below-stake';
  if (stakeProblem(stake, limits) !== null) return 'stake-outside-limits';
  const refused = refusedSides(stake, facts.largest);
  if (refused.up && refused.down) return 'reserve-too-small';
  if (typeof allowance !== 'bigint' && !facts.permits) return `allowance-${allowance}`;
  return facts.busy ? 'busy' : null;
}

type Text = string | null | ((facts: PanelFacts) => string | null);

const texts: Record<Obstacle | 'approval-pending', Text> = {
  'signed-out': 'Cannot predict now.',
  'wallet-not-ready': 'Cannot predict now.',
  'already-predicted': 'You already predicted in this round.',
  'no-active-round': 'You need to start a round first before making predictions.',
  'round-ended': 'Cannot predict now.',
  'betting-closed': 'You cannot make predictions in your current round.',
  'balance-below-stake': 'Insufficient token balance.',
  'stake-outside-limits': ({ stake, limits }) => stakeProblem(stake, limits),
  'reserve-too-small': ({ largest, limits }) => reserveText(largest, limits.maximum),
  'allowance-failed': 'Your token allowance could not be read. Please try again.',
  'approval-pending': "Please approve tokens first by clicking the 'Approve Tokens' button above.",
  // The round's card, the token block and the transaction's own progress say these.
  'round-loading': null,
  'no-token-info': null,
  'allowance-loading': null,
  busy: null,
};

export function obstacleText(
  obstacle: Obstacle | 'approval-pending' | null,
  facts: PanelFacts,
): string | null {
  if (obstacle === null) return null;
  const text = texts[obstacle];
  return typeof text === 'function' ? text(facts) : text;
}
