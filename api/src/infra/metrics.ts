import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createRecentCounts } from './recent-counts';

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
  'starts',
  'watchers',
] as const;
export type WorkerName = (typeof workers)[number];

/** The outcome of a notification. `late`: it was too old to send. `gone`: its browser no longer exists. */
const pushOutcomes = ['sent', 'failed', 'gone', 'late'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

const CALLS_STEP_MS = 10_000;
const CALLS_STEPS = 30;

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
  // Cached, because looking up a metric by its labels takes longer than adding to it.
  const known = new Map<string, Histogram.Internal<'route' | 'status'>>();
  const figureOf = (route: string, status: number) => {
    const key = `${status} ${route}`;
    const figure = known.get(key) ?? requests.labels({ route, status });
    known.set(key, figure);
    return figure;
  };

  const calls = createRecentCounts<'done' | 'failed'>(CALLS_STEP_MS, CALLS_STEPS);
  const recentCalls = () => {
    const sums = calls.sums();
    return {
      seconds: (CALLS_STEPS * CALLS_STEP_MS) / 1000,
      total: sums.reduce((sum, { count }) => sum + count, 0),
      failed: sums.find(({ what }) => what === 'failed')?.count ?? 0,
    };
  };

  return {
    gauge,
    logFailed: () => void logFailures++,
    requestTook: (route: string, status: number, seconds: number) => {
      figureOf(route, status).observe(seconds);
      // A 503 from `/api/ready` is a valid response, not an error.
      calls.add(status >= 500 && route !== '/api/ready' ? 'failed' : 'done');
    },
    recentCalls,
    pushEnded: (outcome: PushOutcome) => pushed.inc({ outcome }),
    workerFailed: (worker: WorkerName) => failures.inc({ worker }),
    registry,
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
