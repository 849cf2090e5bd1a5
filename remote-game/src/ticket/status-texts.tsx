import { exactAmount } from '@updown/shared';
import { t } from '../../texts/texts';
import type { PanelFacts } from '../rules/panel-facts';
import type { PanelStatus } from '../rules/panel-state';

export type StatusTone = 'info' | 'success' | 'warning' | 'error';

interface StatusText {
  tone: StatusTone;
  /** Null if another part of the page says it. */
  title: (facts: PanelFacts) => string | null;
  /** An explanation or the next step; null if the ticket already shows it. */
  detail: (facts: PanelFacts) => string | null;
}

export const statusTexts: Record<PanelStatus, StatusText> = {
  connect: {
    tone: 'info',
    title: () => t('Connect Wallet'),
    detail: () => t('Connect your wallet to predict and claim rewards.'),
  },
  // The host's notice says it, above every page.
  'wrong-network': {
    tone: 'warning',
    title: () => null,
    detail: () => null,
  },
  'loading-token': {
    tone: 'info',
    title: () => t('Loading Token Info'),
    detail: () => null,
  },
  'token-failed': {
    tone: 'error',
    title: () => t('Unable to load token balance'),
    detail: () => t('You cannot predict until it loads.'),
  },
  'allowance-failed': {
    tone: 'error',
    title: () => t('Unable to load token allowance'),
    detail: () => null,
  },
  'round-failed': {
    tone: 'error',
    title: () => t('Unable to load the round'),
    detail: () => t('You cannot predict until it loads.'),
  },
  'prediction-active': {
    tone: 'success',
    title: () => t('Prediction Active'),
    detail: () => null,
  },
  'on-break': {
    tone: 'warning',
    title: () => t('Taking a Break'),
    detail: () => null,
  },
  'no-tokens': {
    tone: 'warning',
    title: () => t('No Tokens'),
    detail: () => t('You need tokens to make a prediction.'),
  },
  'no-round': {
    tone: 'info',
    title: () => t('No Open Round'),
    detail: () => null,
  },
  'round-ended': {
    tone: 'info',
    title: () => t('Round Ended'),
    detail: () => null,
  },
  'ending-soon': {
    tone: 'warning',
    title: () => t('Round Ending Soon'),
    detail: () => t('Betting is closed. You can predict in the next round.'),
  },
  'below-minimum': {
    tone: 'warning',
    title: ({ limits }) => t('Need Min {amount} Tokens', { amount: exactAmount(limits.minimum) }),
    detail: () => t('Your balance is below the minimum stake.'),
  },
  'price-delayed': {
    tone: 'warning',
    title: () => t('Price Delayed'),
    detail: () => null,
  },
  'check-stake': {
    tone: 'warning',
    title: () => t('Check Your Stake'),
    detail: () => null,
  },
  busy: {
    tone: 'info',
    title: () => t('Transaction Pending'),
    detail: () => null,
  },
  'approval-needed': {
    tone: 'info',
    title: () => t('Approval Needed'),
    detail: () => null,
  },
  ready: {
    tone: 'success',
    title: () => t('Ready to Predict'),
    detail: () => null,
  },
};
