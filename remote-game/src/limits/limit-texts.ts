import { exactAmount, formatDayAndTime, type OwnBounds, parseAmount } from '@updown/shared';
import { t } from '../../texts/texts';
import { FOR_EVER } from './breaks';

export type Limits = OwnBounds['limits'];

function ofDay(amount: string, symbol: string): string {
  return `${exactAmount(parseAmount(amount))} ${symbol}`;
}

/** The player's limit of a day in sentences, with the one that follows it; none without a limit. */
export function limitTexts(
  { perDay, left, next }: Pick<Limits, 'perDay' | 'left' | 'next'>,
  symbol: string,
): string[] {
  const texts: string[] = [];
  if (perDay !== null && left !== null) {
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

/** 'On a break until Nov 29, 01:27' */
export function breakText({ breakUntil }: Pick<Limits, 'breakUntil'>): string {
  if (breakUntil === null) return t('No break');
  if (breakUntil === FOR_EVER) return t('On a permanent break');
  return t('On a break until {time}', { time: formatDayAndTime(breakUntil * 1000) });
}
