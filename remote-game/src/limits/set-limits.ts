import {
  formatAmount,
  sendTransaction,
  serverClock,
  setDailyLimit,
  takeBreak,
  type Config,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { failed, type Command } from '../commands/use-commands';
import { FOR_EVER } from './limit-texts';

const DAY_S = 86_400;

/** Sets the most to stake in a day, in base units; 0 is no limit. */
export function setLimit({ contracts, token }: Config, perDay: bigint): Command {
  return async (dispatch) => {
    const amount = `${formatAmount(perDay)} ${token.symbol}`;
    const outcome = await dispatch(
      sendTransaction({
        kind: 'limits',
        call: setDailyLimit(contracts.game, perDay),
        summary:
          perDay === 0n
            ? t('Remove the limit of a day')
            : t('Stake at most {amount} a day', { amount }),
        fallback: t('The limit was not set.'),
      }),
    );
    return outcome.ok ? null : failed('limits', outcome.error);
  };
}

/** Takes a break of so many days; `Infinity` is for ever. */
export function startBreak({ contracts }: Config, days: number): Command {
  return async (dispatch) => {
    const now = Math.ceil(serverClock.now() / 1000);
    const until = days === Infinity ? FOR_EVER : now + days * DAY_S;
    const outcome = await dispatch(
      sendTransaction({
        kind: 'limits',
        call: takeBreak(contracts.game, until),
        summary: t('Take a break'),
        fallback: t('The break was not set.'),
      }),
    );
    return outcome.ok ? null : failed('limits', outcome.error);
  };
}
