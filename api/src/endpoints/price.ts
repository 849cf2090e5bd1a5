import { Type } from 'typebox';
import * as price from '../schemas/price';
import { answers } from '../schemas/responses';

const free = { isFree: true };

const most = Object.entries(price.mostDays)
  .map(([interval, days]) => `${days} with ${interval}`)
  .join(', ');

export const priceEndpoints = {
  currentPrice: {
    method: 'GET',
    url: '/price/current',
    config: free,
    schema: {
      tags: ['price'],
      summary: 'The price now',
      querystring: Type.Object({ asset: Type.Optional(price.Asset) }),
      response: answers(price.CurrentPrice),
    },
  },
  priceHistory: {
    method: 'GET',
    url: '/price/history',
    config: free,
    schema: {
      tags: ['price'],
      summary: 'Recorded prices and their candles',
      description: `By the interval, days is at most ${most}; without one, the interval fits the days.`,
      querystring: Type.Object({
        asset: Type.Optional(price.Asset),
        days: Type.Integer({ minimum: 1, maximum: 30, default: 7 }),
        interval: Type.Optional(price.CandleInterval),
      }),
      response: answers(price.PriceHistory),
    },
  },
} as const;
