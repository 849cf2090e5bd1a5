import {
  formatPercent,
  formatPrice,
  formatTime,
  isSimulated,
  type CurrentPrice,
  type FirstAnswers,
  type SceneOf,
} from '@updown/shared';
import { dayOfPrices, hourOf } from '../eth-price/day-of-prices';
import { barHeights, lastHours } from '../eth-price/hourly-points';
import { answersIn } from './answers';

/** The price beside the game's status, in a small window. */
export const priceScene: SceneOf = (answers) => {
  const { price } = answersIn(answers);
  if (price === undefined) return null;
  return {
    look: isSimulated(price.source) ? 'simulated' : 'market',
    texts: { price: formatPrice(price.price), time: formatTime(price.timestamp) },
  };
};

/** Null as well without a price of this moment: then the chart ends with another one. */
function dayIn(answers: FirstAnswers, now: number) {
  const { price, history } = answersIn(answers);
  if (price === undefined || history === undefined || price.source === 'fallback') return null;
  return { price, ...dayOfPrices(price, history, hourOf(now)) };
}

/** Whether a part of the chart does not come from a market. */
export const sourceScene: SceneOf = (answers, now) => {
  const day = dayIn(answers, now);
  return day && { look: day.simulated ? 'simulated' : 'market', texts: {} };
};

function changeOf({ change24h }: CurrentPrice) {
  if (change24h === null) return { way: 'unknown', texts: {} };
  const way = change24h > 0 ? 'up' : change24h < 0 ? 'down' : 'level';
  return { way, texts: { change: formatPercent(change24h) } };
}

/** The price, its last hours as bars, and the figures of a day. */
export const chartScene: SceneOf = (answers, now) => {
  const day = dayIn(answers, now);
  if (day === null) return null;
  const shown = lastHours(day.points);
  const prices = shown.map((point) => point.price);
  const filled = shown.filter((point) => point.simulated).length;
  const { way, texts } = changeOf(day.price);
  const heights = barHeights(shown);
  return {
    look: `${way} ${filled > 0 ? 'filled' : 'recorded'}`,
    texts: {
      ...texts,
      // It is the last price of the chart too.
      price: formatPrice(day.price.price),
      time: formatTime(day.price.timestamp),
      first: formatPrice(prices[0]!),
      low: formatPrice(Math.min(...prices)),
      high: formatPrice(Math.max(...prices)),
      dayHigh: formatPrice(day.figures.high),
      dayLow: formatPrice(day.figures.low),
      average: formatPrice(day.figures.average),
      // A number alone would also be found in the names of classes.
      ...(filled > 0 && { filled: `${filled} of the hours are simulated.` }),
    },
    items: shown.map(({ simulated }, index) => ({
      kind: simulated ? 'simulated' : 'recorded',
      texts: { height: `${heights[index]!}%` },
    })),
  };
};
