import { isRoundRunning, msg, type Text } from '@updown/shared';
import { t } from '../../texts/texts';
import { isResuming, needsAllowance, type PanelFacts } from './panel-facts';
import { sidesOverLimit, reserveText } from './reserve';
import { stakeError } from './stake-input';

/** The first reason why the player cannot approve or predict now. */
export type BlockReason =
  | 'resuming'
  | 'signed-out'
  | 'wallet-not-ready'
  | 'round-loading'
  | 'round-failed'
  | 'already-predicted'
  | 'on-break'
  | 'comes-by-itself'
  | 'no-active-round'
  | 'round-ended'
  | 'betting-closed'
  | 'price-delayed'
  | 'no-token-info'
  | 'balance-below-stake'
  | 'stake-outside-limits'
  | 'reserve-too-small'
  | 'allowance-loading'
  | 'allowance-failed'
  | 'busy';

export function blockReasonOf(facts: PanelFacts): BlockReason | null {
  const { session, wallet, phase, predicted, balance, stake, limits, allowance } = facts;
  if (isResuming(facts)) return 'resuming';
  if (session !== 'signed-in') return 'signed-out';
  if (wallet !== 'ready' && wallet !== 'unneeded') return 'wallet-not-ready';
  if (facts.roundReading !== 'read') return `round-${facts.roundReading}`;
  if (predicted && isRoundRunning(phase)) return 'already-predicted';
  if (facts.onBreak) return 'on-break';
  if (facts.comesByItself) return 'comes-by-itself';
  if (phase === 'none' || phase === 'idle') return 'no-active-round';
  if (phase === 'resolving') return 'round-ended';
  if (phase === 'locked') return 'betting-closed';
  if (facts.priceDelayed) return 'price-delayed';
  if (typeof balance !== 'bigint') return 'no-token-info';
  // On a local chain, test tokens come with a confirmed bet.
  const getsTokens = facts.hasChosen && facts.hasFaucet;
  if (stake !== null && balance < stake && !getsTokens) return 'balance-below-stake';
  if (stakeError(stake, limits) !== null) return 'stake-outside-limits';
  const overLimit = sidesOverLimit(stake, facts.largest);
  if (overLimit.up && overLimit.down) return 'reserve-too-small';
  if (typeof allowance !== 'bigint' && needsAllowance(facts)) return `allowance-${allowance}`;
  return facts.busy ? 'busy' : null;
}

const CANNOT_PREDICT = msg('Cannot predict now.');

/** A newcomer has not tried anything yet, so nothing has failed. */
function afterChoice({ hasChosen }: PanelFacts): string | null {
  return hasChosen ? t(CANNOT_PREDICT) : null;
}

type Wording = Text | null | ((facts: PanelFacts) => string | null);

const texts: Record<BlockReason | 'approval-pending', Wording> = {
  'signed-out': afterChoice,
  'wallet-not-ready': afterChoice,
  'already-predicted': msg('You already predicted in this round.'),
  'no-active-round': msg('You need to start a round first before making predictions.'),
  'round-ended': CANNOT_PREDICT,
  'betting-closed': msg('You cannot make predictions in your current round.'),
  'price-delayed': msg('The price is delayed. Betting reopens when it is live.'),
  'balance-below-stake': msg('Insufficient token balance.'),
  'stake-outside-limits': ({ stake, limits }) => stakeError(stake, limits),
  'reserve-too-small': ({ largest, limits, symbol }) =>
    reserveText(largest, limits.maximum, symbol),
  'allowance-failed': msg("Couldn't load your token allowance. Please try again."),
  'approval-pending': msg(
    "Please approve tokens first by clicking the 'Approve Tokens' button above.",
  ),
  // The status, the round card, the token block, the bar or the transaction's progress shows these.
  'on-break': null,
  'comes-by-itself': null,
  resuming: null,
  'round-loading': null,
  'round-failed': null,
  'no-token-info': null,
  'allowance-loading': null,
  busy: null,
};

export function blockedMessage(
  blockedBy: BlockReason | 'approval-pending' | null,
  facts: PanelFacts,
): string | null {
  if (blockedBy === null) return null;
  const text = texts[blockedBy];
  if (text === null) return null;
  return typeof text === 'function' ? text(facts) : t(text);
}
