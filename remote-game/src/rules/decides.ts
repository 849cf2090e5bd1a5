import { formatHourAndMinute, formatPrice, type CurrentRound } from '@updown/shared';
import { t } from '../../texts/texts';

/** What decides a bet: 'Wins above $2,398.70 at 00:41'. */
export function decidesText(
  isUp: boolean,
  { start_price, end_time }: Pick<CurrentRound, 'start_price' | 'end_time'>,
): string {
  const figures = { price: formatPrice(start_price), time: formatHourAndMinute(end_time * 1000) };
  return isUp
    ? t('Wins above {price} at {time}', figures)
    : t('Wins below {price} at {time}', figures);
}
