import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { assertShown, intervalFor } from '../../state/prices/price-view';
import { priceEndpoints } from '../endpoints/price';
import { existing, sendResource } from './send-resource';
import { sendCsv, sendJson } from './send-stream';
import type { Services } from './services';

export function priceRoutes({
  readModel,
  ticks,
}: Pick<Services, 'readModel' | 'ticks'>): FastifyPluginCallbackTypebox {
  const roundOf = (id: number) => existing(readModel.round(id));

  return (app, _options, done) => {
    app.route({
      ...priceEndpoints.currentPrice,
      handler: (request, reply) => sendResource(request, reply, readModel.currentPrice()),
    });
    app.route({
      ...priceEndpoints.priceHistory,
      handler: (request, reply) => {
        const { days, interval = intervalFor(days) } = request.query;
        assertShown(days, interval);
        sendResource(request, reply, readModel.priceHistory(days, interval));
      },
    });
    app.route({
      ...priceEndpoints.roundPrices,
      handler: async (request, reply) => {
        sendResource(request, reply, existing(await readModel.roundPrices(request.params.id)));
        return reply;
      },
    });
    app.route({
      ...priceEndpoints.roundTicks,
      handler: (request, reply) => sendJson(reply, ticks.json(roundOf(request.params.id))),
    });
    app.route({
      ...priceEndpoints.roundTicksFile,
      handler: (request, reply) => {
        const round = roundOf(request.params.id);
        sendCsv(reply, ticks.csv(round), `updown-round-${round.id}.csv`);
      },
    });
    app.route({
      ...priceEndpoints.currentRoundPrices,
      handler: async (request, reply) => {
        sendResource(request, reply, existing(await readModel.currentRoundPrices()));
        return reply;
      },
    });
    done();
  };
}
