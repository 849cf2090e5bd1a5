import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { AdminProof } from '@updown/protocol/api/admin';
import * as schemas from '@updown/protocol/api/admin';
import type { FastifyRequest } from 'fastify';
import { conflict } from '../../game/api-error';
import { addressOf } from '../../game/units';
import type { Done } from '../../operator/admin/audited';
import { readSession } from '../auth/read-session';
import { adminOnly, sessionOf } from '../plugins/access';
import { parseAmount } from './parse-amount';
import { answers } from './responses';
import type { Services } from './services';

type Needs = Pick<
  Services,
  'admin' | 'tokens' | 'readModel' | 'gasOf' | 'audited' | 'nameChanges' | 'config'
>;

function voided(roundId: number) {
  return `Round ${roundId} voided: every stake in it can be claimed back.`;
}

interface CommandBody {
  readonly proof?: AdminProof;
}

export function adminRoutes(services: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const { admin, tokens, readModel, gasOf, audited, nameChanges, config } = services;

    /** Null for an anonymous caller. */
    const callerOf = async (request: FastifyRequest) => {
      if (request.headers.authorization === undefined) return null;
      return addressOf((await readSession(request, tokens)).address);
    };

    const roundWith = (id: number) => {
      const round = readModel.round(id);
      if (round === undefined) throw conflict('no_such_round');
      return round;
    };

    /** Executes an admin's signed command and returns the result. */
    const command = async <Body extends CommandBody, Data extends Done>(
      request: FastifyRequest & { body: Body },
      name: string,
      carryOut: (body: Body) => Promise<Data>,
      describe: (data: Data) => string,
    ) => {
      const caller = addressOf(sessionOf(request).address);
      const { proof, ...args } = request.body;
      const requested = { admin: caller, command: name, args };
      return audited(requested, proof, describe, () => carryOut(request.body));
    };

    app.get('/admin/contract-info', {
      schema: {
        summary: "The contract's key figures",
        security: adminOnly,
        response: answers(schemas.ContractInfo),
      },
      handler: () => admin.contractInfo(gasOf),
    });
    app.get('/admin/owner-info', {
      schema: {
        summary: "The admins' addresses, and whether the caller is an admin",
        response: answers(schemas.OwnerInfo),
      },
      handler: async (request) => {
        const currentWallet = await callerOf(request);
        const { owner, gameManager } = await admin.roles();
        const isOwner = currentWallet === owner;
        const isGameManager = currentWallet === gameManager;
        return { isOwner, isGameManager, owner, gameManager, currentWallet };
      },
    });
    app.post('/admin/start-round', {
      schema: {
        summary: 'Starts a round; first posts the custom price, if given',
        security: adminOnly,
        body: schemas.StartRoundBody,
        response: answers(schemas.AdminResult),
      },
      handler: (request) =>
        command(
          request,
          'start-round',
          async ({ price }) => admin.startRound(price),
          () => 'New round started successfully!',
        ),
    });
    app.post('/admin/resolve-round', {
      schema: {
        summary: 'Resolves an ended round; first posts the custom price, if given',
        security: adminOnly,
        body: schemas.ResolveRoundBody,
        response: answers(schemas.AdminResult),
      },
      handler: (request) =>
        command(
          request,
          'resolve-round',
          async ({ roundId, price }) => admin.resolveRound(roundWith(roundId), price),
          ({ roundId, isVoid }) =>
            isVoid ? voided(roundId) : `Round ${roundId} resolved successfully!`,
        ),
    });
    app.post('/admin/void-round', {
      schema: {
        summary: 'Voids a round that was not resolved within an hour of its end',
        security: adminOnly,
        body: schemas.VoidRoundBody,
        response: answers(schemas.AdminResult),
      },
      handler: (request) =>
        command(
          request,
          'void-round',
          async ({ roundId }) => admin.voidRound(roundWith(roundId).id),
          ({ roundId }) => voided(roundId),
        ),
    });
    for (const [bound, title] of [
      ['minimum', 'Minimum'],
      ['maximum', 'Maximum'],
    ] as const) {
      app.post(`/admin/set-${bound}-deposit`, {
        schema: {
          summary: `Sets the ${bound} stake for future rounds`,
          security: adminOnly,
          body: schemas.AmountBody,
          response: answers(schemas.AdminResult),
        },
        handler: (request) =>
          command(
            request,
            `set-${bound}-deposit`,
            async ({ amount }) => admin.setDeposit(title, parseAmount(amount)),
            () => `${title} deposit set to ${request.body.amount} ${config().token.symbol}`,
          ),
      });
    }
    for (const [action, summary, done] of [
      ['hide', "Hides a player's name, which nobody may choose from now on", 'hidden'],
      ['show', 'Shows a hidden name again', 'shown'],
    ] as const) {
      app.post(`/admin/${action}-name`, {
        schema: {
          summary,
          security: adminOnly,
          body: schemas.NameBody,
          response: answers(schemas.AdminResult),
        },
        handler: (request) =>
          command(
            request,
            `${action}-name`,
            async ({ name }) => {
              const player = await nameChanges[action](name);
              return { transactionHash: null, player: player && addressOf(player) };
            },
            () => `The name ${request.body.name} is ${done} now.`,
          ),
      });
    }
    done();
  };
}
