import { Type } from 'typebox';
import * as price from '../schemas/price';
import { answers } from '../schemas/responses';

const free = { isFree: true };

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
      querystring: Type.Object({
        asset: Type.Optional(price.Asset),
        days: Type.Integer({ minimum: 1, maximum: 30, default: 7 }),
        interval: Type.Optional(price.CandleInterval),
      }),
      response: answers(price.PriceHistory),
    },
  },
} as const;
