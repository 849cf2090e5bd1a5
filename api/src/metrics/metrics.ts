import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is read at the moment that the figures are asked for. */
export interface Observed {
  readonly indexedBlock: () => number;
  readonly chainBlock: () => number;
  readonly chainSilence: () => number;
  readonly streams: () => number;
  readonly leads: () => boolean;
  readonly keeps: () => boolean;
  readonly openRounds: () => number;
  /** Seconds since the latest recorded price; undefined where there is none. */
  readonly priceAge: () => number | undefined;
}

/** Prometheus figures of this process. */
export const createMetrics = (observed: Observed) => {
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
  gauge('indexed_block', 'The block up to which the index is right', observed.indexedBlock);
  gauge('chain_block', 'The latest block of the chain', observed.chainBlock);
  gauge('chain_silence_seconds', 'Since when no node answered', observed.chainSilence);
  gauge('event_streams', 'Open event streams', observed.streams);
  gauge('leads', '1 where this process indexes', () => (observed.leads() ? 1 : 0));
  gauge('keeps', '1 where this process is the keeper', () => (observed.keeps() ? 1 : 0));
  gauge('open_rounds', 'Rounds without an outcome', observed.openRounds);
  gauge('price_age_seconds', 'Age of the latest price', () => observed.priceAge() ?? Number.NaN);

  const requests = new Histogram({
    name: 'updown_http_request_seconds',
    help: 'How long calls took',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const failures = new Counter({
    name: 'updown_worker_failures_total',
    help: 'What went wrong in the background',
    labelNames: ['worker'],
    registers,
  });

  // Finding a figure by its labels takes longer than adding to it.
  const known = new Map<string, Histogram.Internal<'route' | 'status'>>();
  const figureOf = (route: string, status: number) => {
    const key = `${status} ${route}`;
    const figure = known.get(key) ?? requests.labels({ route, status });
    known.set(key, figure);
    return figure;
  };

  return {
    requestTook: (route: string, status: number, seconds: number) =>
      figureOf(route, status).observe(seconds),
    workerFailed: (worker: string) => failures.inc({ worker }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
