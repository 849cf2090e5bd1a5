import type { AddressInfo } from 'node:net';
import { formatEther, parseEther } from 'ethers';
import { createCodeLookup } from '../chain/code';
import { signatureChecks } from '../chain/verify-signature';
import { hasStakes } from '../game/has-stakes';
import type { Config } from '../game/schemas/system';
import { addressOf } from '../game/units';
import { buildApp } from '../http/app';
import { createNonces } from '../http/auth/nonces';
import { openRevocations } from '../http/auth/revocations';
import { loadOrCreateSecret } from '../http/auth/secret';
import { createSignIn } from '../http/auth/sign-in';
import { tokenGeneration } from '../http/auth/token-generation';
import { createTokens } from '../http/auth/tokens';
import type { Services } from '../http/routes/services';
import { createHub } from '../http/sse/hub';
import { openDatabase } from '../infra/database/open';
import { openLog } from '../infra/logging/open-log';
import { createMetrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { VERSION } from '../infra/version';
import { createAuditLog } from '../operator/admin/audit-log';
import { createAuditedCommands } from '../operator/admin/audited';
import { createOverview } from '../operator/admin/overview';
import { createProofCheck } from '../operator/admin/proof';
import { createFaucet } from '../operator/dev/faucet';
import { createPriceOverride } from '../operator/dev/override-price';
import { createBudget } from '../operator/sponsor/budget';
import { createRelay } from '../operator/sponsor/relay';
import { createHouse } from '../state/house/house';
import { createPositions } from '../state/players/positions';
import { createRecords } from '../state/players/records';
import { createReadModel } from '../state/read-model/read-model';
import { createReadiness } from '../state/readiness';
import { followReleases } from '../state/release/follow-releases';
import { createRemoteErrors } from '../state/remote-errors/remote-errors';
import { openChain, type Chain } from './chain';
import { startLive } from './live';
import { openOperator, RECORD_DAYS } from './operator';
import { startWorkers } from './workers';

function configOf(
  settings: Settings,
  chain: Chain,
  predictionLock: number,
  sponsorsGas: boolean,
): Config {
  return {
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
    version: VERSION,
  };
}

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Creates the parts, connects them and starts them. If one fails to start, the earlier ones are stopped again. */
export async function start(settings: Settings): Promise<Running> {
  let logFailures = 0;
  const log = openLog({ level: settings.LOG_LEVEL, onFailure: () => logFailures++ });
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const closeLater = <Part extends { readonly close: () => Promise<void> }>(part: Part): Part => {
    undo.push(part.close);
    return part;
  };
  try {
    // Opened concurrently, because they wait for different servers. All must settle before a failure of one stops the
    // others.
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
    const { record, pace, recorder, keeper, admin, sponsor } = operator;
    const readModel = createReadModel({
      db,
      clock,
      record,
      pace,
      recordDays: RECORD_DAYS,
      network: chain.network.name,
    });
    const hub = createHub();
    const live = await startLive(database, readModel, hub, clock, log);
    undo.push(live.stop);
    const releases =
      settings.SITE_DESCRIPTOR === undefined
        ? undefined
        : followReleases({ place: settings.SITE_DESCRIPTOR, log, onRelease: live.released });
    if (releases) undo.push(releases.stop);
    const metrics = createMetrics({
      indexedBlock: () => readiness().indexedBlock,
      chainBlock: () => readiness().chainBlock,
      chainSilence: head.silence,
      streams: hub.size,
      logFailures: () => logFailures,
      leads: () => workers.leads(),
      keeps: () => workers.keeps(),
      openRounds: () => readModel.openRounds().filter(hasStakes).length,
      priceAge: () => {
        const latest = record.latest();
        return latest && (clock.now() - latest.time) / 1000;
      },
    });
    const workers = await startWorkers(
      settings,
      chain,
      database,
      operator,
      log,
      metrics.workerFailed,
    );
    undo.push(workers.stop);

    const origin = settings.SITE_ORIGIN;
    const secret = settings.AUTH_SECRET ?? loadOrCreateSecret(`${settings.DATABASE_DIR}.secret`);
    const nonces = createNonces({ db, origins: [origin, ...settings.OTHER_SITE_ORIGINS], chainId });
    const revocations = await openRevocations(database, log);
    undo.push(revocations.stop);
    const tokens = createTokens({
      revocations,
      secret,
      issuer: origin,
      generation: await tokenGeneration(db),
    });
    const checks = signatureChecks(provider);
    const positions = createPositions(db, readModel);
    const relay =
      sponsor &&
      createRelay({
        account: sponsor,
        provider,
        contracts,
        deployment,
        clock,
        readModel,
        positions,
        budget: createBudget(db, {
          perPlayerHour: settings.SPONSOR_PER_PLAYER_HOUR,
          perDay: parseEther(settings.SPONSOR_DAILY_ETH.toFixed(18)),
        }),
        mostGas: BigInt(settings.SPONSOR_MAXIMUM_GAS),
        network: chain.network.name,
      });
    const remoteErrors = createRemoteErrors({
      db,
      log,
      onReport: metrics.remoteFailed,
      onError: (error) => {
        metrics.workerFailed('remote-errors');
        log.warn({ err: error }, 'The failures of remotes could not be stored');
      },
    });
    undo.push(remoteErrors.stop);
    const gasOf = async (address: string) => formatEther(await provider.getBalance(address));
    const services: Services = {
      clock,
      contracts,
      readModel,
      positions,
      records: createRecords(db, readModel),
      nonces,
      tokens,
      admin,
      relay,
      hub,
      siteSerial: () => releases?.latest(),
      readiness,
      metrics,
      signIn: createSignIn({
        nonces,
        tokens,
        chainId,
        checks,
        hasCode: createCodeLookup(provider),
      }),
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
        contracts,
        deployment,
        clock,
        gasOf,
        gasPrice: async () => BigInt((await provider.send('eth_gasPrice', [])) as string),
        index: () => {
          const { indexedBlock: block, chainBlock } = readiness();
          return { block, chainBlock, silentSeconds: head.silence() };
        },
        calls: metrics.recentCalls,
        remoteErrors: remoteErrors.latest,
        openRounds: () => readModel.openRounds(),
        voidDelaySeconds: chain.voidDelay,
        keeper: operator.keeperAddress,
        keeperActions: operator.keeperActions,
      }),
      house: createHouse(db, readModel, clock),
      remoteErrors,
      checkPrice: operator.checkPrice,
      dev: chain.isLocal
        ? {
            overridePrice: createPriceOverride({ db, recorder, keeper, settle: live.settle }),
            faucet: createFaucet(provider, deployment, contracts),
          }
        : undefined,
    };
    const app = await buildApp(settings, services, log);
    undo.push(() => app.close());
    await app.listen({ port: settings.PORT, host: settings.HOST });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://${settings.HOST}:${port}`;
    log.info({ url, chainId, game: deployment.game }, 'The API is listening');
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
