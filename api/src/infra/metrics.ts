import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { REMOTE_ERROR_KINDS } from '../game/schemas/telemetry';
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

/** The Prometheus metrics of this process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  /** Adds a value that is read when the metrics are requested; none while it is unknown. */
  const gauge = (name: string, help: string, read: () => number | boolean | undefined): void => {
    new Gauge({
      name: `updown_${name}`,
      help,
      registers,
      collect() {
        this.set(Number(read()));
      },
    });
  };
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

  // Prometheus sees no rise in a counter that begins with failures, so the counters begin at 0.
  const remoteServed = (named: Record<'remote' | 'version', string>): void => {
    for (const kind of REMOTE_ERROR_KINDS) remoteErrors.inc({ ...named, kind }, 0);
    for (const outcome of ['started', 'failed']) remoteSessions.inc({ ...named, outcome }, 0);
  };

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
    gauge,
    logFailed: () => void logFailures++,
    requestTook: (route: string, status: number, seconds: number) => {
      figureOf(route, status).observe(seconds);
      // A 503 from `/api/ready` is a valid response, not an error.
      recentCalls.add(status >= 500 && route !== '/api/ready');
    },
    recentCalls: recentCalls.sums,
    pushEnded: (outcome: PushOutcome) => pushed.inc({ outcome }),
    workerFailed: (worker: WorkerName) => failures.inc({ worker }),
    remoteServed: ({ remote, version }: Record<'remote' | 'version', string>) =>
      remoteServed({ remote, version }),
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
