import {
  type AppThunk,
  type Config,
  exactAmount,
  sendTransaction,
  serverClock,
  setDailyLimit,
  takeBreak,
  type TransactionOutcome,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { endOfBreak, type Break } from './breaks';

/** Sets the most to stake in a day, in base units; 0 is no limit. */
export function setLimit(
  { contracts, token }: Config,
  perDay: bigint,
): AppThunk<Promise<TransactionOutcome>> {
  const amount = `${exactAmount(perDay)} ${token.symbol}`;
  return sendTransaction({
    kind: 'limits',
    call: setDailyLimit(contracts.game, perDay),
    summary:
      perDay === 0n ? t('Remove the daily limit') : t('Stake at most {amount} a day', { amount }),
    fallback: t('The limit was not set.'),
  });
}

/** Takes a break, which cannot be ended or shortened. */
export function startBreak(
  { contracts }: Config,
  length: Break,
): AppThunk<Promise<TransactionOutcome>> {
  return sendTransaction({
    kind: 'limits',
    call: takeBreak(contracts.game, endOfBreak(length, serverClock.now())),
    summary: t('Take a break'),
    fallback: t('The break was not set.'),
  });
}
