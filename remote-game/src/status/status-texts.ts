import { formatAmount } from '@updown/shared';
import type { PanelFacts } from '../rules/panel-facts';
import type { PanelStatus } from '../rules/panel-state';
import { isRunning } from '../rules/round-phase';

export type StatusTone = 'info' | 'success' | 'warning' | 'error';

interface StatusText {
  tone: StatusTone;
  title: (facts: PanelFacts) => string;
  /** What it means, or what to do next. */
  detail: (facts: PanelFacts) => string;
}

export const statusTexts: Record<PanelStatus, StatusText> = {
  connect: {
    tone: 'info',
    title: () => 'Connect Wallet',
    detail: ({ wallet, session }) =>
      session === 'signed-in' && wallet === 'wrong-chain'
        ? 'Your wallet is on another network.'
        : 'Connect your wallet to predict and to claim rewards.',
  },
  'loading-token': {
    tone: 'info',
    title: () => 'Loading Token Info',
    detail: () => 'Reading your balance and your predictions.',
  },
  'token-failed': {
    tone: 'error',
    title: () => 'Unable to load token balance',
    detail: () => 'Without it no prediction can be made.',
  },
  'allowance-failed': {
    tone: 'error',
    title: () => 'Unable to load token allowance',
    detail: () => 'Without it no prediction can be made.',
  },
  'prediction-active': {
    tone: 'success',
    title: () => 'Prediction Active',
    detail: ({ phase }) =>
      phase === 'ended'
        ? 'The round is over; its result is on the way.'
        : 'You are in this round. Its result comes when it ends.',
  },
  'no-tokens': {
    tone: 'warning',
    title: () => 'No Tokens',
    detail: () => 'You need tokens to make a prediction.',
  },
  'ending-soon': {
    tone: 'warning',
    title: () => 'Round Ending Soon',
    detail: () => 'Betting is closed. You can predict in the next round.',
  },
  'below-minimum': {
    tone: 'warning',
    title: ({ limits }) => `Need Min ${formatAmount(limits.minimum)} Tokens`,
    detail: () => 'Your balance is below the smallest stake.',
  },
  ready: {
    tone: 'success',
    title: () => 'Ready to Predict',
    detail: ({ phase }) =>
      isRunning(phase) ? 'Choose a stake and a direction.' : 'Start a round to predict in it.',
  },
};
