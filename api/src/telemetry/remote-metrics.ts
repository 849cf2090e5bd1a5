import { REMOTE_ERROR_KINDS } from '@updown/protocol/api/telemetry';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Named } from './served-versions';

// The steps are a quarter of the difference that `rollout --auto` reacts to, up to an INP that is poor for everybody.
const INP = [
  0.016, 0.024, 0.032, 0.04, 0.048, 0.056, 0.064, 0.08, 0.096, 0.112, 0.128, 0.144, 0.16, 0.184,
  0.208, 0.232, 0.256, 0.304, 0.352, 0.4, 0.5, 0.75, 1, 2, 5,
];
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20];

/** Of each vital: the metric, its buckets, and how many of a report's units are one of the metric's. */
const HISTOGRAMS = {
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

export type Vital = keyof typeof HISTOGRAMS;
export const VITALS = Object.keys(HISTOGRAMS) as Vital[];

/** What pages report of each version of each remote; each address counts once a day. */
export function createRemoteMetrics(registry: Registry) {
  const registers = [registry];
  const errors = new Counter({
    name: 'updown_remote_errors_total',
    help: 'Remote failures that pages reported, each counted once a day per address',
    labelNames: ['remote', 'version', 'kind'],
    registers,
  });
  const sessions = new Counter({
    name: 'updown_remote_sessions_total',
    help: 'Addresses per day for which a version of a remote started or failed',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  });
  const histograms = Object.fromEntries(
    Object.entries(HISTOGRAMS).map(([vital, [name, help, buckets]]) => {
      const labelNames = ['remote', 'version'] as const;
      const named = { name: `updown_remote_${name}`, help, labelNames, registers };
      return [vital, new Histogram({ ...named, buckets: [...buckets] })];
    }),
  );

  return {
    /** Prometheus sees no rise in a counter that begins with failures, so the counters begin at 0. */
    served: ({ remote, version }: Named): void => {
      for (const kind of REMOTE_ERROR_KINDS) errors.inc({ remote, version, kind }, 0);
      for (const outcome of ['started', 'failed']) sessions.inc({ remote, version, outcome }, 0);
    },
    failed: ({ remote, version }: Named, kind: string) => errors.inc({ remote, version, kind }),
    session: ({ remote, version }: Named, outcome: 'started' | 'failed') =>
      sessions.inc({ remote, version, outcome }),
    vital: ({ remote, version }: Named, vital: Vital, value: number): void =>
      histograms[vital]!.observe({ remote, version }, value / HISTOGRAMS[vital][3]),
  };
}

export type RemoteMetrics = ReturnType<typeof createRemoteMetrics>;
