import { Histogram, type Registry } from 'prom-client';

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
export function createVitalHistograms(registers: Registry[]) {
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
