import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Address, RoundId } from '@updown/protocol/api/common';
import * as schemas from '@updown/protocol/api/record';
import { Type } from 'typebox';
import { addressOf } from '../../game/units';
import { answers, csvFile } from './responses';
import { sendCsv, sendResource } from './send';
import type { Services } from './services';

const params = Type.Object({ address: Address });

/** The two numbers of a position, whose format the schema has already checked. */
function positionOf(before: string): [number, number] {
  const [block, logIndex] = before.split('.').map(Number);
  return [block ?? 0, logIndex ?? 0];
}

/** Public reads that need the database and therefore count against the caller's rate limit. */
export function playersRoutes({
  records,
  recordFile,
}: Pick<Services, 'records' | 'recordFile'>): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get('/players/:address', {
      config: { isCostly: true },
      schema: {
        summary: "A player's public record",
        params,
        response: answers(schemas.PlayerRecord),
      },
      handler: async (request, reply) =>
        sendResource(request, reply, await records.record(request.params.address)),
    });
    app.get('/players/:address/predictions', {
      schema: {
        summary: "A page of a player's predictions, newest first",
        params,
        querystring: Type.Object({ before: Type.Optional(RoundId), limit: schemas.PageLimit }),
        response: answers(schemas.PlayerPredictionsPage),
      },
      handler: async (request, reply) => {
        const { before, limit } = request.query;
        const page = await records.predictions(request.params.address, { before, limit });
        return sendResource(request, reply, page);
      },
    });
    app.get('/players/:address/record.csv', {
      config: { isCostly: true },
      schema: {
        summary: "A player's whole record as a CSV file, oldest bet first",
        description:
          'One line for each bet, with its payout. Fees are what the player paid for gas: 0 if somebody else paid, empty while unknown. A transaction that pays several rounds has its fee in the first of them.',
        params,
        response: csvFile,
      },
      handler: (request, reply) => {
        const { address } = request.params;
        sendCsv(reply, recordFile(address), `updown-record-${addressOf(address)}.csv`);
      },
    });
    app.get('/contract/players/history', {
      schema: {
        summary: 'A page of the predictions of all players, or of one round, newest first',
        querystring: Type.Object({
          roundId: Type.Optional(RoundId),
          before: Type.Optional(schemas.Before),
          limit: schemas.PageLimit,
        }),
        response: answers(schemas.PlayersHistoryPage),
      },
      handler: async (request, reply) => {
        const { roundId, before, limit } = request.query;
        const from = before === undefined ? undefined : positionOf(before);
        return sendResource(
          request,
          reply,
          await records.history({ roundId, before: from, limit }),
        );
      },
    });
    app.get('/round/:id/entries', {
      schema: {
        summary: 'The times of the predictions in a round, for a chart',
        params: Type.Object({ id: RoundId }),
        response: answers(schemas.RoundEntries),
      },
      handler: async (request, reply) =>
        sendResource(request, reply, await records.entries(request.params.id)),
    });
    done();
  };
}
