import { formatEther, parseEther } from 'ethers';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createAuditLog } from '../admin/audit-log';
import { createAuditedCommands } from '../admin/audited';
import { createOverview } from '../admin/overview';
import { createProofCheck } from '../admin/proof';
import { buildApp } from '../app';
import { createNonces } from '../auth/nonces';
import { keptSecret } from '../auth/secret';
import { createSignIn } from '../auth/sign-in';
import { createTokens } from '../auth/tokens';
import { signatureChecks } from '../auth/verify-signature';
import { openDatabase } from '../database/open';
import { createFaucet } from '../dev/faucet';
import { createSteering } from '../dev/steer';
import { createMetrics } from '../metrics/metrics';
import { createPositions } from '../players/positions';
import { loggedError } from '../plugins/log-error';
import { addressOf } from '../present/units';
import { createReadiness } from '../rules/readiness';
import type { Config } from '../schemas/system';
import type { Services } from '../services';
import type { Settings } from '../settings/settings';
import { createBudget } from '../sponsor/budget';
import { createRelay } from '../sponsor/relay';
import { createHub } from '../sse/hub';
import { createReadModel } from '../state/read-model';
import { openChain, type Chain } from './chain';
import { startLive } from './live';
import { openOperator, recordDays } from './operator';
import { startWorkers } from './workers';

const version = '0.1.0';

const configOf = (
  settings: Settings,
  chain: Chain,
  predictionLock: number,
  sponsorsGas: boolean,
): Config => ({
  chainId: chain.chainId,
  network: chain.network.name,
  explorerUrl: chain.network.explorerUrl,
  rpcUrl: settings.PUBLIC_RPC_URL ?? null,
  isLocal: chain.isLocal,
  contracts: {
    game: addressOf(chain.deployment.game),
    token: addressOf(chain.deployment.token),
    feed: addressOf(chain.deployment.feed),
  },
  token: chain.token,
  roundDuration: chain.roundDuration,
  predictionLock,
  sponsorsGas,
  version,
});

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Puts the parts together and starts them; what was started is stopped again if the rest cannot be. */
export const start = async (settings: Settings): Promise<Running> => {
  const log = pino({
    level: settings.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  });
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const closeLater = <Part extends { readonly close: () => Promise<void> }>(part: Part): Part => {
    undo.push(part.close);
    return part;
  };
  try {
    // Side by side, as each waits for something else; both are at rest before one that failed undoes the other.
    const opening = [
      openDatabase(settings).then(closeLater),
      openChain(settings, log).then(closeLater),
    ] as const;
    await Promise.allSettled(opening);
    const [database, chain] = await Promise.all(opening);

    const { db } = database;
    const { clock, contracts, provider, chainId, deployment, head } = chain;
    const readiness = createReadiness(
      {
        indexedBlock: () => readModel.indexedBlock(),
        chainBlock: () => head.latest()?.number ?? -1,
        silence: head.silence,
      },
      settings.LONGEST_CHAIN_SILENCE_SECONDS,
    );
    const operator = await openOperator(settings, chain, db, () => readModel.openRounds(), log);
    const { record, recorder, keeper, admin, sponsor } = operator;
    const readModel = createReadModel({
      ...{ db, clock, record, recordDays },
      network: chain.network.name,
      isRunning: () => readiness().ready,
    });
    const hub = createHub();
    const live = await startLive(database, readModel, hub, clock, log);
    undo.push(live.stop);
    const metrics = createMetrics({
      indexedBlock: () => readiness().indexedBlock,
      chainBlock: () => readiness().chainBlock,
      chainSilence: head.silence,
      streams: hub.size,
      leads: () => workers.leads(),
      keeps: () => workers.keeps(),
      openRounds: () => readModel.openRounds().length,
      priceAge: () => {
        const latest = record.latest();
        return latest && (clock.now() - latest.time) / 1000;
      },
    });
    const workers = await startWorkers(
      ...([settings, chain, database, operator, log] as const),
      metrics.workerFailed,
    );
    undo.push(workers.stop);

    const origin = settings.SITE_ORIGIN;
    const secret = settings.AUTH_SECRET ?? keptSecret(`${settings.DATABASE_DIR}.secret`);
    const nonces = createNonces({ db, origins: [origin, ...settings.OTHER_SITE_ORIGINS], chainId });
    const tokens = createTokens({ db, secret, issuer: origin });
    const checks = signatureChecks(provider);
    const positions = createPositions(db, readModel);
    const relay =
      sponsor &&
      createRelay({
        ...{ account: sponsor, provider, contracts, deployment, clock, readModel, positions },
        budget: createBudget(db, {
          perPlayerHour: settings.SPONSOR_PER_PLAYER_HOUR,
          perDay: parseEther(settings.SPONSOR_DAILY_ETH.toFixed(18)),
        }),
        network: chain.network.name,
      });
    const gasOf = async (address: string) => formatEther(await provider.getBalance(address));
    const services: Services = {
      ...{
        clock,
        contracts,
        readModel,
        positions,
        nonces,
        tokens,
        admin,
        relay,
        hub,
        readiness,
        metrics,
      },
      signIn: createSignIn({ nonces, tokens, chainId, checks }),
      config: () =>
        configOf(
          settings,
          chain,
          Number(readModel.parameter('predictionLock') ?? 0n),
          relay !== undefined,
        ),
      gasOf,
      audited: createAuditedCommands({
        db,
        check: createProofCheck({ provider, deployment, clock }),
      }),
      auditLog: createAuditLog(db, provider),
      overview: createOverview({
        ...{ contracts, deployment, clock, gasOf },
        openRounds: () => readModel.openRounds(),
        voidDelaySeconds: chain.voidDelay,
        keeper: operator.keeperAddress,
        keeperActions: operator.keeperActions,
      }),
      checkPrice: operator.checkPrice,
      dev: chain.isLocal
        ? {
            steerPrice: createSteering({ db, recorder, keeper, settle: live.settle }),
            faucet: createFaucet(provider, deployment, contracts),
          }
        : undefined,
    };
    const app = await buildApp(settings, services, log);
    undo.push(() => app.close());
    await app.listen({ port: settings.PORT, host: settings.HOST });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://${settings.HOST}:${port}`;
    log.info({ url, chainId, game: deployment.game }, 'The API listens');
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
