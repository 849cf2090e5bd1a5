import {
  formatCountdown,
  formatHourAndMinute,
  formatPrice,
  isSimulated,
  priceFreshness,
  secondsLeft,
  type CurrentPrice,
  type SceneOf,
} from '@updown/shared';
import { moveFrom } from '../rules/move';
import { runningRound } from './running-round';

/** A running round beside a live price. */
export const roundScene: SceneOf = (answers, now) => {
  const round = runningRound(answers, now);
  const price = answers('/api/price/current?asset=ethereum') as CurrentPrice | undefined;
  if (round === null || price === undefined) return null;
  const { timestamp, everySeconds, source } = price;
  const freshness = priceFreshness({ timestamp, everySeconds, now, silence: 0, lost: null });
  const { way, dollars, percent } = moveFrom(round.start_price, price.price);
  if (freshness !== 'live') return null;
  const { id, start_time: start, end_time: end } = round;
  return {
    look: `${way} ${isSimulated(source) ? 'simulated' : 'market'}`,
    texts: {
      id: `${id}`,
      start: formatPrice(round.start_price),
      // A level price is the start price, and its distance is always the same.
      ...(way !== 'level' && { price: formatPrice(price.price), dollars, percent }),
      left: formatCountdown(secondsLeft(start, end, now)),
      ends: formatHourAndMinute(end * 1000),
    },
  };
};
