import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createRecentCalls } from './recent-calls';
import { createVitalHistograms } from './vital-histograms';

/** Background work whose failures are counted. `head` reads the latest block, `leadership` the leases in the database. */
const workers = [
  'fees',
  'head',
  'indexer',
  'keeper',
  'leadership',
  'payouts',
  'price',
  'push',
  'release-figures',
  'remote-errors',
  'starts',
  'watchers',
] as const;
export type WorkerName = (typeof workers)[number];

/** The outcome of a notification. `late`: it was too old to send. `gone`: its browser no longer exists. */
const pushOutcomes = ['sent', 'failed', 'gone', 'late'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

/** Values that are read when the metrics are requested. */
export interface Observed {
  readonly indexedBlock: () => number;
  readonly chainBlock: () => number;
  readonly chainSilence: () => number;
  readonly databaseSilence: () => number;
  readonly streams: () => number;
  readonly mostStreams: number;
  readonly leads: () => boolean;
  readonly keeps: () => boolean;
  readonly openRounds: () => number;
  readonly rounds: () => number;
  readonly predictions: () => number;
  /** In tokens. */
  readonly openStakes: () => number;
  /** The most that the open rounds can pay, in tokens. */
  readonly openPayouts: () => number;
  readonly ownFeed: boolean;
  /** Seconds until pages reject the site's descriptor; undefined if it never expires. */
  readonly siteValidity: () => number | undefined;
  /** Seconds since the latest recorded price; undefined if none is recorded. */
  readonly priceAge: () => number | undefined;
}

/** The Prometheus metrics of this process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `updown_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  let logFailures = 0;
  gauge('log_failures', 'Failed log writes', () => logFailures);

  const requests = new Histogram({
    name: 'updown_http_request_seconds',
    help: 'Request duration',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const failures = new Counter({
    name: 'updown_worker_failures_total',
    help: 'Failures of background workers',
    labelNames: ['worker'],
    registers,
  });
  // A counter that begins at its first failure would never rise.
  for (const worker of workers) failures.inc({ worker }, 0);
  const pushed = new Counter({
    name: 'updown_push_messages_total',
    help: 'Notifications to closed pages, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of pushOutcomes) pushed.inc({ outcome }, 0);
  const remoteErrors = new Counter({
    name: 'updown_remote_errors_total',
    help: 'Remote failures that pages reported, each counted once a day per address',
    labelNames: ['remote', 'version', 'kind'],
    registers,
  });
  const remoteSessions = new Counter({
    name: 'updown_remote_sessions_total',
    help: 'Addresses per day for which a version of a remote started or failed',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  });

  // Cached, because looking up a metric by its labels takes longer than adding to it.
  const known = new Map<string, Histogram.Internal<'route' | 'status'>>();
  const figureOf = (route: string, status: number) => {
    const key = `${status} ${route}`;
    const figure = known.get(key) ?? requests.labels({ route, status });
    known.set(key, figure);
    return figure;
  };

  const recentCalls = createRecentCalls(() => Date.now());

  return {
    /** Adds the values of parts that were created after the metrics. */
    observe: (observed: Observed) => {
      gauge('indexed_block', 'The last indexed block', observed.indexedBlock);
      gauge('chain_block', 'The latest block of the chain', observed.chainBlock);
      gauge('chain_silence_seconds', 'Seconds since a node last answered', observed.chainSilence);
      gauge(
        'database_silence_seconds',
        'Seconds since the database last answered',
        observed.databaseSilence,
      );
      gauge('event_streams', 'Open event streams', observed.streams);
      gauge('event_streams_limit', 'MAXIMUM_STREAMS', () => observed.mostStreams);
      gauge('leads', '1 if this process indexes', () => (observed.leads() ? 1 : 0));
      gauge('keeps', '1 if this process is the keeper', () => (observed.keeps() ? 1 : 0));
      gauge('open_rounds', 'Rounds with stakes but no outcome', observed.openRounds);
      gauge('rounds', 'Rounds so far', observed.rounds);
      gauge('predictions', 'Predictions so far', observed.predictions);
      gauge('open_stakes_tokens', 'Stakes of the rounds without an outcome', observed.openStakes);
      gauge('open_payouts_tokens', 'The most that these rounds can pay', observed.openPayouts);
      gauge('own_feed', "1 if the keeper posts to the operator's own feed", () =>
        observed.ownFeed ? 1 : 0,
      );
      gauge(
        'site_valid_seconds',
        "Seconds until pages reject the site's descriptor",
        () => observed.siteValidity() ?? Number.NaN,
      );
      gauge(
        'price_age_seconds',
        'Age of the latest price',
        () => observed.priceAge() ?? Number.NaN,
      );
    },
    logFailed: () => void logFailures++,
    requestTook: (route: string, status: number, seconds: number) => {
      figureOf(route, status).observe(seconds);
      // A 503 from `/api/ready` is a valid response, not an error.
      recentCalls.add(status >= 500 && route !== '/api/ready');
    },
    recentCalls: recentCalls.sums,
    pushEnded: (outcome: PushOutcome) => pushed.inc({ outcome }),
    workerFailed: (worker: WorkerName) => failures.inc({ worker }),
    remoteFailed: (what: Record<'remote' | 'version' | 'kind', string>) =>
      remoteErrors.inc({ ...what }),
    remoteVital: createVitalHistograms(registers),
    remoteSession: (what: Record<'remote' | 'version' | 'outcome', string>) =>
      remoteSessions.inc({ ...what }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
