import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { addressOf } from '../../game/units';
import { playersEndpoints } from '../endpoints/players';
import { sendResource } from './send-resource';
import { sendCsv } from './send-stream';
import type { Services } from './services';

/** The two numbers of a position, whose format the schema has already checked. */
function positionOf(before: string): [number, number] {
  const [block, logIndex] = before.split('.').map(Number);
  return [block ?? 0, logIndex ?? 0];
}

export function playersRoutes({
  records,
  recordFile,
}: Pick<Services, 'records' | 'recordFile'>): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...playersEndpoints.record,
      handler: async (request, reply) => {
        sendResource(request, reply, await records.record(request.params.address));
        return reply;
      },
    });
    app.route({
      ...playersEndpoints.predictions,
      handler: async (request, reply) => {
        const { before, limit } = request.query;
        const page = await records.predictions(request.params.address, { before, limit });
        sendResource(request, reply, page);
        return reply;
      },
    });
    app.route({
      ...playersEndpoints.recordFile,
      handler: (request, reply) => {
        const { address } = request.params;
        sendCsv(reply, recordFile(address), `updown-record-${addressOf(address)}.csv`);
      },
    });
    app.route({
      ...playersEndpoints.history,
      handler: async (request, reply) => {
        const { roundId, before, limit } = request.query;
        const from = before === undefined ? undefined : positionOf(before);
        sendResource(request, reply, await records.history({ roundId, before: from, limit }));
        return reply;
      },
    });
    app.route({
      ...playersEndpoints.entries,
      handler: async (request, reply) => {
        sendResource(request, reply, await records.entries(request.params.id));
        return reply;
      },
    });
    done();
  };
}
