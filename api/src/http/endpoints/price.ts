import { Type } from 'typebox';
import { RoundId } from '../../game/schemas/common';
import * as price from '../../game/schemas/price';
import { answers, csvFile } from '../../game/schemas/responses';

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
      summary: 'The current price',
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
      description: `The maximum number of days depends on the interval: ${most}. Without an interval, the server chooses one for the number of days.`,
      querystring: Type.Object({
        asset: Type.Optional(price.Asset),
        days: Type.Integer({ minimum: 1, maximum: 30, default: 7 }),
        interval: Type.Optional(price.CandleInterval),
      }),
      response: answers(price.PriceHistory),
    },
  },
  roundPrices: {
    method: 'GET',
    url: '/round/:id/prices',
    config: free,
    schema: {
      tags: ['price'],
      summary: 'The recorded prices of a round, from its start to its end',
      params: Type.Object({ id: RoundId }),
      response: answers(price.RoundPrices),
    },
  },
  roundTicks: {
    method: 'GET',
    url: '/round/:id/ticks',
    config: { isCostly: true },
    schema: {
      tags: ['price'],
      summary: 'Every recorded price of a round, with every digit',
      params: Type.Object({ id: RoundId }),
      response: answers(price.RoundTicks),
    },
  },
  roundTicksFile: {
    method: 'GET',
    url: '/round/:id/ticks.csv',
    config: { isCostly: true },
    schema: {
      tags: ['price'],
      summary: 'Every recorded price of a round as a CSV file: time, price and source',
      params: Type.Object({ id: RoundId }),
      response: csvFile,
    },
  },
  currentRoundPrices: {
    method: 'GET',
    url: '/round/current/prices',
    config: free,
    schema: {
      tags: ['price'],
      summary: 'The recorded prices of the latest round, whatever its status',
      response: answers(price.RoundPrices),
    },
  },
} as const;
