import { fetchText } from '../fetch-text';
import { combine, type Histogram } from '../rules/histogram';
import type { Vitals } from '../rules/judge-vitals';

/** What visitors experienced in a version. Each address counts once a day at each process of the API. */
export interface Visits extends Vitals {
  readonly started: number;
  readonly failed: number;
}

export type VisitsOf = (remote: string, version: string) => Visits;

const NONE: Visits = { started: 0, failed: 0, inp: [], cls: [] };
const SESSIONS = /^updown_remote_sessions_total\{([^}]*)\}\s+(\S+)/gm;
const BUCKETS = /^updown_remote_(inp_seconds|cls)_bucket\{([^}]*)\}\s+(\S+)/gm;

function labelsIn(text: string): Record<string, string> {
  const labels = [...text.matchAll(/([\w]+)="([^"]*)"/g)];
  return Object.fromEntries(labels.map(([, name = '', value = '']) => [name, value]));
}

function add(one: number, other: number): number {
  return one + other;
}

/** In Prometheus, the count of a bucket includes those of the previous buckets. */
function separated(cumulative: Histogram): Histogram {
  return cumulative.map(({ upTo, count }, index) => ({
    upTo,
    count: count - (cumulative[index - 1]?.count ?? 0),
  }));
}

/** The visits in the metrics of one process. */
function visitsInOne(metrics: string): ReadonlyMap<string, Visits> {
  const visits = new Map<string, Visits>();
  const change = (labels: string, changed: (known: Visits) => Partial<Visits>) => {
    const { remote, version } = labelsIn(labels);
    const known = visits.get(`${remote} ${version}`) ?? NONE;
    visits.set(`${remote} ${version}`, { ...known, ...changed(known) });
  };
  for (const [, labels = '', count] of metrics.matchAll(SESSIONS)) {
    const { outcome } = labelsIn(labels);
    if (outcome === 'started' || outcome === 'failed') {
      change(labels, () => ({ [outcome]: Number(count) }));
    }
  }
  for (const [, name, labels = '', count] of metrics.matchAll(BUCKETS)) {
    const vital = name === 'cls' ? 'cls' : 'inp';
    const { le } = labelsIn(labels);
    const bucket = { upTo: le === '+Inf' ? Infinity : Number(le), count: Number(count) };
    change(labels, (known) => ({ [vital]: [...known[vital], bucket] }));
  }
  return new Map(
    [...visits].map(([name, { inp, cls, ...sessions }]) => [
      name,
      { ...sessions, inp: separated(inp), cls: separated(cls) },
    ]),
  );
}

function combined(
  one: Visits,
  other: Visits,
  counts: (one: number, other: number) => number,
): Visits {
  return {
    started: counts(one.started, other.started),
    failed: counts(one.failed, other.failed),
    inp: combine(one.inp, other.inp, counts),
    cls: combine(one.cls, other.cls, counts),
  };
}

/** The visits in the metrics of the API's processes: each counts the reports that reached it. */
export function visitsIn(metrics: readonly string[]): VisitsOf {
  const processes = metrics.map(visitsInOne);
  return (remote, version) =>
    processes
      .map((visits) => visits.get(`${remote} ${version}`) ?? NONE)
      .reduce((sum, visits) => combined(sum, visits, add), NONE);
}

function metricsAt(api: string): string {
  return `${api.replace(/\/$/, '')}/api/metrics`;
}

/** Reads the metrics of each process of the API. */
export async function readVisits(apis: readonly string[]): Promise<VisitsOf> {
  return visitsIn(await Promise.all(apis.map((api) => fetchText(metricsAt(api)))));
}

/** A counter restarts with its process. */
function grown(before: number, now: number): number {
  return now < before ? now : now - before;
}

/** The visits of a version since then. */
export function visitsSince(before: Visits, now: Visits): Visits {
  return combined(before, now, grown);
}
