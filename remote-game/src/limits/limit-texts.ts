import { exactAmount, formatDayAndTime, type OwnBounds, parseAmount } from '@updown/shared';
import { t } from '../../texts/texts';
import { FOR_EVER } from './breaks';

export type Limits = OwnBounds['limits'];

function ofDay(amount: string, symbol: string): string {
  return `${exactAmount(parseAmount(amount))} ${symbol}`;
}

/** The player's own limits in sentences, the strictest first; none without a limit. */
export function limitTexts({ perDay, left, next, breakUntil }: Limits, symbol: string): string[] {
  const texts: string[] = [];
  if (breakUntil !== null) {
    texts.push(
      breakUntil === FOR_EVER
        ? t('You are taking a permanent break.')
        : t('You are taking a break until {time}.', { time: formatDayAndTime(breakUntil * 1000) }),
    );
  }
  if (perDay !== null && left !== null && breakUntil === null) {
    texts.push(
      t('Your own limit: {left} of {perDay} are left today.', {
        left: ofDay(left, symbol),
        perDay: ofDay(perDay, symbol),
      }),
    );
  }
  if (next !== null) {
    const time = formatDayAndTime(next.from * 1000);
    texts.push(
      next.perDay === null
        ? t('From {time} on there is no limit.', { time })
        : t('From {time} on the limit is {perDay} a day.', {
            time,
            perDay: ofDay(next.perDay, symbol),
          }),
    );
  }
  return texts;
}
