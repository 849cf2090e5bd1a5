import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { RoundId } from '@updown/protocol/api/common';
import * as schemas from '@updown/protocol/api/rounds';
import { Type } from 'typebox';
import { answers } from './responses';
import { existing, sendResource } from './send';
import type { Services } from './services';

const free = { isFree: true };

type Needs = Pick<Services, 'irregularRounds' | 'readModel' | 'readiness'>;

export function roundRoutes({
  irregularRounds,
  readModel,
  readiness,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    for (const [path, older] of [
      ['current-round-fast', ''],
      ['current-round', ', under an older path'],
    ] as const) {
      app.get(`/contract/${path}`, {
        config: free,
        schema: {
          summary: `The latest round and the outcomes before it${older}`,
          response: answers(schemas.CurrentRoundResponse),
        },
        handler: (request, reply) => void sendResource(request, reply, readModel.currentRound()),
      });
    }
    app.get('/contract/players/history-fast', {
      config: free,
      schema: {
        summary: 'The latest predictions of all players',
        querystring: Type.Object({ limit: Type.Optional(schemas.HistoryLimit) }),
        response: answers(schemas.PlayersHistoryResponse),
      },
      handler: (request, reply) =>
        void sendResource(request, reply, readModel.playersHistory(request.query.limit)),
    });
    app.get('/round/:id', {
      config: free,
      schema: {
        summary: 'One round',
        params: Type.Object({ id: RoundId }),
        response: answers(schemas.Round),
      },
      handler: (request, reply) =>
        void sendResource(request, reply, existing(readModel.roundView(request.params.id))),
    });
    app.get('/round/:id/stats', {
      config: free,
      schema: {
        summary: 'The number of players in a round, and their stakes',
        params: Type.Object({ id: RoundId }),
        response: answers(schemas.RoundStats),
      },
      handler: (request, reply) =>
        void sendResource(request, reply, existing(readModel.roundStats(request.params.id))),
    });
    app.get('/contract/irregular-rounds', {
      config: free,
      schema: {
        summary:
          'The rounds with stakes of the last 90 days that were void, or ended more than two minutes late, newest first',
        response: answers(schemas.IrregularRounds),
      },
      handler: async (request, reply) => sendResource(request, reply, await irregularRounds()),
    });
    app.get('/deposit-limits', {
      config: free,
      schema: {
        summary: 'The minimum and maximum stake of the next round',
        response: answers(schemas.DepositLimits),
      },
      handler: (request, reply) => void sendResource(request, reply, readModel.depositLimits()),
    });
    app.get('/status', {
      config: free,
      schema: {
        summary: 'Whether the game is running, and its current round',
        response: answers(schemas.GameStatus),
      },
      handler: (request, reply) =>
        void sendResource(request, reply, readModel.status(readiness().ready)),
    });
    done();
  };
}
