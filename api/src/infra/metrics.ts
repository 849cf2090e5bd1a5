import { REMOTE_ERROR_KINDS } from '@updown/protocol/api/telemetry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createRecentCalls } from './recent-calls';

// The steps are a quarter of the difference that `rollout --auto` reacts to, up to an INP that is poor for everybody.
const INP = [
  0.016, 0.024, 0.032, 0.04, 0.048, 0.056, 0.064, 0.08, 0.096, 0.112, 0.128, 0.144, 0.16, 0.184,
  0.208, 0.232, 0.256, 0.304, 0.352, 0.4, 0.5, 0.75, 1, 2, 5,
];
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20];

const VITALS = {
  inp: ['inp_seconds', 'Interaction to Next Paint in the places of a remote', INP, 1000],
  lcp: [
    'lcp_seconds',
    'Largest Contentful Paint, if it is in a place of the remote',
    SECONDS,
    1000,
  ],
  cls: [
    'cls',
    'Cumulative Layout Shift, if its largest shift is in a place of the remote; otherwise 0',
    [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
    1,
  ],
  load: ['load_seconds', 'From the request for a remote until it can be rendered', SECONDS, 1000],
  longTask: ['long_task_seconds', "The longest task of a remote's scripts in a page", INP, 1000],
} as const;

/** Histograms of what visitors experienced, by remote and version; each address counts once a day. */
function createVitalHistograms(registers: Registry[]) {
  const histograms = Object.fromEntries(
    Object.entries(VITALS).map(([vital, [name, help, buckets, unit]]) => {
      const labelNames = ['remote', 'version'] as const;
      const named = { name: `updown_remote_${name}`, help, labelNames, registers };
      return [vital, { histogram: new Histogram({ ...named, buckets: [...buckets] }), unit }];
    }),
  );
  return (
    { remote, version }: { readonly remote: string; readonly version: string },
    vital: keyof typeof VITALS,
    value: number,
  ): void => {
    const { histogram, unit } = histograms[vital]!;
    histogram.observe({ remote, version }, value / unit);
  };
}

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
