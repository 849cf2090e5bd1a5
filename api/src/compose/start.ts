import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { hasStakes } from '../game/has-stakes';
import type { Round } from '../game/round';
import { amountOf } from '../game/units';
import { buildApp } from '../http/app';
import { createHub } from '../http/sse/hub';
import { shareWatchers } from '../http/sse/share-watchers';
import { openDatabase } from '../infra/database/open';
import { openLog } from '../infra/logging/open-log';
import { createMetrics, type Metrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { startTracing } from '../infra/tracing/tracing';
import { mostOwed } from '../operator/admin/exposure';
import { createReadModel } from '../state/read-model/read-model';
import { createReadiness } from '../state/readiness';
import { followReleases } from '../state/release/follow-releases';
import type { IsServed } from '../state/release/served-versions';
import { createReleaseFigures } from '../state/release-figures/release-figures';
import { createRemoteErrors } from '../state/remote-errors/remote-errors';
import { createRemoteVitals } from '../state/remote-errors/remote-vitals';
import { openAuth } from './auth';
import { openChain } from './chain';
import { startLive } from './live';
import { openOperator } from './operator';
import { createPrices } from './prices';
import { openPush } from './push';
import { createServices } from './services';
import { startWorkers } from './workers';

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

type Stops = (() => Promise<unknown>)[];

/** Opens both concurrently, because each waits for a different server. */
async function openSources(
  settings: Settings,
  log: Logger,
  { workerFailed }: Metrics,
  stops: Stops,
) {
  const closeLater = <Source extends { readonly close: () => Promise<void> }>(source: Source) => {
    stops.push(source.close);
    return source;
  };
  const opening = [
    openDatabase(settings).then(closeLater),
    openChain(settings, log, () => workerFailed('head')).then(closeLater),
  ] as const;
  // Wait for both, so that a failure of one can stop the other.
  await Promise.allSettled(opening);
  return Promise.all(opening);
}

/** Creates the parts in order and starts them. If a part fails to start, the earlier parts are stopped. */
export async function start(settings: Settings): Promise<Running> {
  const stops: Stops = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const metrics = createMetrics();
    const log = openLog({ level: settings.LOG_LEVEL, onFailure: metrics.logFailed });
    const stopTracing = await startTracing(settings);
    if (stopTracing) stops.push(stopTracing);
    const [database, chain] = await openSources(settings, log, metrics, stops);
    const { db } = database;
    const { clock, head } = chain;

    const prices = createPrices(settings, chain, db);
    const readModel = createReadModel({ db, clock, ...prices, network: chain.network.name });
    const hub = createHub();
    const live = await startLive(database, readModel, hub, clock, log);
    stops.push(live.stop);
    const site = settings.SITE_DESCRIPTOR;
    const releases = site && followReleases({ place: site, log, onRelease: live.released });
    if (releases) stops.push(releases.stop);

    const { workerFailed } = metrics;
    const watchers = await shareWatchers(database, hub.size, (error) => {
      workerFailed('watchers');
      log.warn({ err: error }, 'Could not report open streams to the other processes');
    });
    stops.push(watchers.stop);
    const operator = await openOperator(
      settings,
      chain,
      db,
      prices,
      readModel,
      watchers.isWatched,
      log,
    );
    const push = openPush(settings, chain, db, metrics);
    const workers = await startWorkers(
      settings,
      chain,
      database,
      prices,
      operator,
      push,
      log,
      workerFailed,
    );
    stops.push(workers.stop);
    const readiness = createReadiness(
      {
        indexedBlock: readModel.indexedBlock,
        chainBlock: () => head.latest()?.number ?? -1,
        silence: head.silence,
        failure: workers.indexFailure,
      },
      settings.LONGEST_CHAIN_SILENCE_SECONDS,
    );
    // The readiness check must notice when the index stalls, even if nobody polls `/ready`.
    head.onBlock(readiness);

    const auth = await openAuth(settings, chain, database, log);
    stops.push(auth.stop);
    const isServed: IsServed = (named) => (releases ? releases.serves(named) : false);
    const releaseFigures = createReleaseFigures({
      db,
      versions: () => (releases ? releases.versions() : []),
      onError: (error) => {
        workerFailed('release-figures');
        log.warn({ err: error }, 'Could not store the figures of the releases');
      },
    });
    stops.push(releaseFigures.stop);
    const remoteVitals = createRemoteVitals({
      isServed,
      onVital: (named, vital, value) => {
        metrics.remoteVital(named, vital, value);
        if (vital === 'inp') {
          releaseFigures.add({ ...named, what: vital, value: Math.round(value) });
        }
      },
    });
    const remoteErrors = createRemoteErrors({
      db,
      log,
      isServed,
      onFailure: metrics.remoteFailed,
      onSession: (session) => {
        metrics.remoteSession(session);
        const { outcome: what, ...named } = session;
        releaseFigures.add({ ...named, what, value: 0 });
      },
      onError: (error) => {
        workerFailed('remote-errors');
        log.warn({ err: error }, 'Could not store the remote failures');
      },
    });
    stops.push(remoteErrors.stop);

    const inOpenRounds = (amount: (round: Round) => bigint) =>
      Number(amountOf(readModel.openRounds().reduce((sum, round) => sum + amount(round), 0n)));
    metrics.observe({
      indexedBlock: () => readiness().indexedBlock,
      chainBlock: () => readiness().chainBlock,
      chainSilence: head.silence,
      databaseSilence: workers.databaseSilence,
      streams: hub.size,
      mostStreams: settings.MAXIMUM_STREAMS,
      leads: workers.leads,
      keeps: workers.keeps,
      openRounds: () => readModel.openRounds().filter(hasStakes).length,
      rounds: () => readModel.latestRound()?.id ?? 0,
      predictions: readModel.predictionCount,
      openStakes: () => inOpenRounds(({ up_pool, down_pool }) => up_pool + down_pool),
      openPayouts: () => inOpenRounds(mostOwed),
      ownFeed: chain.deployment.ownFeed,
      siteValidity: () => (releases ? releases.validFor() : undefined),
      priceAge: () => {
        const latest = prices.record.latest();
        return latest && (clock.now() - latest.time) / 1000;
      },
    });
    const services = createServices({
      settings,
      db,
      chain,
      prices,
      readModel,
      readiness,
      operator,
      auth,
      hub,
      settle: live.settle,
      siteSerial: () => (releases ? releases.latest() : undefined),
      remoteErrors,
      remoteVitals,
      releaseFigures,
      push,
      metrics,
    });
    const app = await buildApp(settings, services, log);
    stops.push(() => app.close());
    await app.listen({ port: settings.PORT, host: settings.HOST });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://${settings.HOST}:${port}`;
    log.info({ url, chainId: chain.chainId, game: chain.deployment.game }, 'The API is listening');
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
