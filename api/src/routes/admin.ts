import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Done } from '../admin/audited';
import { adminEndpoints } from '../endpoints/admin';
import { parseAmount } from '../present/parse-amount';
import { addressOf } from '../present/units';
import { notFound } from '../problem';
import type { AdminProof } from '../schemas/admin';
import type { Services } from '../services';
import { adminOf } from './admin-caller';
import { sessionOf } from './session';

type Needs = Pick<Services, 'admin' | 'tokens' | 'readModel' | 'gasOf' | 'audited'>;

const voided = (roundId: number) =>
  `Round ${roundId} voided: every stake in it can be claimed back.`;

interface CommandBody {
  readonly proof?: AdminProof;
}

export const adminRoutes =
  (services: Needs): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    const { admin, tokens, readModel, gasOf, audited } = services;

    const callerOf = async (request: FastifyRequest) => {
      if (request.headers.authorization === undefined) return null;
      return addressOf((await sessionOf(request, tokens)).address);
    };

    const roundWith = (id: number) => {
      const round = readModel.round(id);
      if (round === undefined) throw notFound('There is no such round.');
      return round;
    };

    /** Carries out what an admin signed, and answers what it came to. */
    const command = async <Body extends CommandBody, Data extends Done>(
      request: FastifyRequest & { body: Body },
      name: string,
      carryOut: (body: Body) => Promise<Data>,
      told: (data: Data) => string,
    ) => {
      const caller = await adminOf(request, services);
      const { proof, ...args } = request.body;
      const asked = { admin: caller, command: name, args };
      return audited(asked, proof, told, () => carryOut(request.body));
    };

    app.route({
      ...adminEndpoints.contractInfo,
      handler: async (request) => {
        await adminOf(request, services);
        return admin.contractInfo(gasOf);
      },
    });
    app.route({
      ...adminEndpoints.ownerInfo,
      handler: async (request) => {
        const currentWallet = await callerOf(request);
        const { owner, gameManager } = await admin.roles();
        const isOwner = currentWallet === owner;
        const isGameManager = currentWallet === gameManager;
        return { isOwner, isGameManager, owner, gameManager, currentWallet };
      },
    });
    app.route({
      ...adminEndpoints.startRound,
      handler: (request) =>
        command(
          request,
          'start-round',
          async ({ price }) => admin.startRound(price),
          () => 'New round started successfully!',
        ),
    });
    app.route({
      ...adminEndpoints.resolveRound,
      handler: (request) =>
        command(
          request,
          'resolve-round',
          async ({ roundId, price }) => admin.resolveRound(roundWith(roundId), price),
          ({ roundId, isVoid }) =>
            isVoid ? voided(roundId) : `Round ${roundId} resolved successfully!`,
        ),
    });
    app.route({
      ...adminEndpoints.voidRound,
      handler: (request) =>
        command(
          request,
          'void-round',
          async ({ roundId }) => admin.voidRound(roundWith(roundId).id),
          ({ roundId }) => voided(roundId),
        ),
    });
    app.route({
      ...adminEndpoints.setMinimumDeposit,
      handler: (request) =>
        command(
          request,
          'set-minimum-deposit',
          async ({ amount }) => admin.setMinimumDeposit(parseAmount(amount)),
          () => `Minimum deposit set to ${request.body.amount} ION`,
        ),
    });
    app.route({
      ...adminEndpoints.setMaximumDeposit,
      handler: (request) =>
        command(
          request,
          'set-maximum-deposit',
          async ({ amount }) => admin.setMaximumDeposit(parseAmount(amount)),
          () => `Maximum deposit set to ${request.body.amount} ION`,
        ),
    });
    done();
  };
