import type { AddressInfo } from 'node:net';
import { buildApp } from '../http/app';
import { createHub } from '../http/sse/hub';
import { shareWatchers } from '../http/sse/share-watchers';
import { openDatabase } from '../infra/database/open';
import { openLog } from '../infra/logging/open-log';
import { createMetrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { startTracing } from '../infra/tracing/tracing';
import type { Warn } from '../infra/worker';
import { createReadModel } from '../state/read-model/read-model';
import { createReadiness } from '../state/readiness';
import { openAuth } from './auth';
import { openChain } from './chain';
import { addFigures } from './figures';
import { startLive } from './live';
import { openOperator } from './operator';
import { createPrices } from './prices';
import { openPush } from './push';
import { openReleases } from './releases';
import { createServices } from './services';
import { startWorkers } from './workers';

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Part {
  readonly stop: () => unknown;
}

/** Creates the parts in order and starts them. If a part fails to start, the earlier parts are stopped. */
export async function start(settings: Settings): Promise<Running> {
  const started: Part[] = [];
  const keep = <Started extends Part>(part: Started): Started => {
    started.push(part);
    return part;
  };
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };

  try {
    const metrics = createMetrics();
    const log = openLog({ level: settings.LOG_LEVEL, onFailure: metrics.logFailed });
    const warn: Warn = (worker, what) => (error) => {
      metrics.workerFailed(worker);
      log.warn({ err: error }, what);
    };
    const stopTracing = await startTracing(settings);
    if (stopTracing) keep({ stop: stopTracing });

    // Both at once, because each waits for a different server; and for both, so that a failure of one stops the other.
    const opening = [
      openDatabase(settings).then((opened) => keep({ ...opened, stop: opened.close })),
      openChain(settings, warn).then(keep),
    ] as const;
    await Promise.allSettled(opening);
    const [database, chain] = await Promise.all(opening);
    const { db } = database;
    const { clock, head } = chain;

    // What it knows, and sends to pages.
    const prices = createPrices(settings, chain, db);
    const readModel = createReadModel({ db, clock, ...prices, network: chain.network.name });
    const hub = createHub();
    const live = keep(await startLive(database, readModel, hub, clock, log));
    const releases = keep(openReleases(settings, metrics, log, live.released));
    const unreported = warn('watchers', 'Could not report open streams to the other processes');
    const { isWatched } = keep(await shareWatchers(database, hub.size, unreported));

    // What it does by itself.
    const operator = await openOperator(settings, chain, db, prices, readModel, isWatched, log);
    const push = openPush(settings, chain, db, metrics);
    const workers = keep(
      await startWorkers({ settings, chain, database, prices, operator, push, log, warn }),
    );
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

    // What it answers.
    const auth = await openAuth(settings, chain, db);
    const parts = { settings, chain, prices, readModel, readiness, hub, releases, metrics };
    addFigures({ ...parts, workers, operator });
    const { settle } = live;
    const services = createServices({ ...parts, db, operator, auth, settle, push });
    const app = await buildApp(settings, services, log);
    keep({ stop: () => app.close() });
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
