import { fetchText } from '../../lib/fetch-text';

/** How often a version of a remote failed in the pages, since the API started. */
export type Failures = (remote: string, version: string) => number;

const LINE = /^updown_remote_errors_total\{([^}]*)\}\s+(\S+)/gm;

function labelsIn(text: string): Record<string, string> {
  const labels = [...text.matchAll(/(\w+)="([^"]*)"/g)];
  return Object.fromEntries(labels.map(([, name = '', value = '']) => [name, value]));
}

/** The failures in the metrics of the API's processes: each counts the reports that reached it. */
export function failuresIn(metrics: readonly string[]): Failures {
  const counts = new Map<string, number>();
  for (const [, labels = '', value] of metrics.join('\n').matchAll(LINE)) {
    const { remote, version } = labelsIn(labels);
    const name = `${remote} ${version}`;
    counts.set(name, (counts.get(name) ?? 0) + Number(value));
  }
  return (remote, version) => counts.get(`${remote} ${version}`) ?? 0;
}

function metricsAt(api: string): string {
  return `${api.replace(/\/$/, '')}/api/metrics`;
}

/** Reads the metrics of each process of the API. */
export async function readFailures(apis: readonly string[]): Promise<Failures> {
  return failuresIn(await Promise.all(apis.map((api) => fetchText(metricsAt(api)))));
}
