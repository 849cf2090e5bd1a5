import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { RoundId } from '@updown/protocol/api/common';
import { PriceCheck } from '@updown/protocol/api/operator';
import * as schemas from '@updown/protocol/api/price';
import { Type } from 'typebox';
import { assertShown, intervalFor } from '../../state/prices/price-view';
import { answers, csvFile } from './responses';
import { existing, sendCsv, sendJson, sendResource } from './send';
import type { Services } from './services';

const free = { isFree: true };

const most = Object.entries(schemas.mostDays)
  .map(([interval, days]) => `${days} with ${interval}`)
  .join(', ');

export function priceRoutes({
  readModel,
  ticks,
  checkPrice,
}: Pick<Services, 'readModel' | 'ticks' | 'checkPrice'>): FastifyPluginCallbackTypebox {
  const roundOf = (id: number) => existing(readModel.round(id));

  return (app, _options, done) => {
    app.get('/price/current', {
      config: free,
      schema: {
        summary: 'The current price',
        querystring: Type.Object({ asset: Type.Optional(schemas.Asset) }),
        response: answers(schemas.CurrentPrice),
      },
      handler: (request, reply) => void sendResource(request, reply, readModel.currentPrice()),
    });
    app.get('/price/history', {
      config: free,
      schema: {
        summary: 'Recorded prices and their candles',
        description: `The maximum number of days depends on the interval: ${most}. Without an interval, the server chooses one for the number of days.`,
        querystring: Type.Object({
          asset: Type.Optional(schemas.Asset),
          days: Type.Integer({ minimum: 1, maximum: 30, default: 7 }),
          interval: Type.Optional(schemas.CandleInterval),
        }),
        response: answers(schemas.PriceHistory),
      },
      handler: async (request, reply) => {
        const { days, interval = intervalFor(days) } = request.query;
        assertShown(days, interval);
        return sendResource(request, reply, await readModel.priceHistory(days, interval));
      },
    });
    app.get('/round/:id/prices', {
      config: free,
      schema: {
        summary: 'The recorded prices of a round, from its start to its end',
        params: Type.Object({ id: RoundId }),
        response: answers(schemas.RoundPrices),
      },
      handler: async (request, reply) =>
        sendResource(request, reply, existing(await readModel.roundPrices(request.params.id))),
    });
    app.get('/round/:id/ticks', {
      config: { isCostly: true },
      schema: {
        summary: 'Every recorded price of a round, with every digit',
        params: Type.Object({ id: RoundId }),
        response: answers(schemas.RoundTicks),
      },
      handler: (request, reply) => sendJson(reply, ticks.json(roundOf(request.params.id))),
    });
    app.get('/round/:id/ticks.csv', {
      config: { isCostly: true },
      schema: {
        summary: 'Every recorded price of a round as a CSV file: time, price and source',
        params: Type.Object({ id: RoundId }),
        response: csvFile,
      },
      handler: (request, reply) => {
        const round = roundOf(request.params.id);
        sendCsv(reply, ticks.csv(round), `updown-round-${round.id}.csv`);
      },
    });
    app.get('/price/check', {
      schema: {
        summary: 'Checks the price service; returns the price, or why the check failed',
        response: answers(PriceCheck),
      },
      handler: (_request, reply) => {
        void reply.header('cache-control', 'no-store');
        return checkPrice();
      },
    });
    done();
  };
}
