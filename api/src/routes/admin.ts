import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { adminEndpoints } from '../endpoints/admin';
import { parseAmount } from '../present/parse-amount';
import { addressOf } from '../present/units';
import { forbidden, notFound } from '../problem';
import type { Services } from '../services';
import { sessionOf } from './session';

type Needs = Pick<Services, 'admin' | 'tokens' | 'readModel' | 'gasOf'>;

export const adminRoutes =
  ({ admin, tokens, readModel, gasOf }: Needs): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    const callerOf = async (request: FastifyRequest) => {
      if (request.headers.authorization === undefined) return null;
      return addressOf((await sessionOf(request, tokens)).address);
    };

    /** Only the contract's owner and its game manager, as the contract says at this moment. */
    const assertAdmin = async (request: FastifyRequest) => {
      const address = addressOf((await sessionOf(request, tokens)).address);
      const { owner, gameManager } = await admin.roles();
      if (address !== owner && address !== gameManager)
        throw forbidden("Access Denied: You don't have admin permissions to access this panel.");
    };

    app.route({
      ...adminEndpoints.contractInfo,
      handler: async (request) => {
        await assertAdmin(request);
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
      handler: async (request) => {
        await assertAdmin(request);
        const data = await admin.startRound(request.body.price);
        return { success: true as const, message: 'New round started successfully!', data };
      },
    });
    app.route({
      ...adminEndpoints.resolveRound,
      handler: async (request) => {
        await assertAdmin(request);
        const { roundId, price } = request.body;
        const round = readModel.round(roundId);
        if (round === undefined) throw notFound('There is no such round.');
        const data = await admin.resolveRound(roundId, round.end_time, price);
        return { success: true as const, message: `Round ${roundId} resolved successfully!`, data };
      },
    });
    app.route({
      ...adminEndpoints.setMinimumDeposit,
      handler: async (request) => {
        await assertAdmin(request);
        const { amount } = request.body;
        const data = await admin.setMinimumDeposit(parseAmount(amount));
        return { success: true as const, message: `Minimum deposit set to ${amount} ION`, data };
      },
    });
    app.route({
      ...adminEndpoints.setMaximumDeposit,
      handler: async (request) => {
        await assertAdmin(request);
        const { amount } = request.body;
        const data = await admin.setMaximumDeposit(parseAmount(amount));
        return { success: true as const, message: `Maximum deposit set to ${amount} ION`, data };
      },
    });
    done();
  };
