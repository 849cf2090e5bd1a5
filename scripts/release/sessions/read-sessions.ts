import { fetchText } from '../fetch-text';

/** The addresses that ran a version, each counted once a day by each process of the API. */
export interface Sessions {
  readonly started: number;
  readonly failed: number;
}

export type SessionsOf = (remote: string, version: string) => Sessions;

const LINE = /^updown_remote_sessions_total\{([^}]*)\}\s+(\S+)/gm;
const NONE: Sessions = { started: 0, failed: 0 };

function labelsIn(text: string): Record<string, string> {
  const labels = [...text.matchAll(/(\w+)="([^"]*)"/g)];
  return Object.fromEntries(labels.map(([, name = '', value = '']) => [name, value]));
}

/** The sessions in the metrics of the API's processes: each counts the reports that reached it. */
export function sessionsIn(metrics: readonly string[]): SessionsOf {
  const counts = new Map<string, Sessions>();
  for (const [, labels = '', value] of metrics.join('\n').matchAll(LINE)) {
    const { remote, version, outcome } = labelsIn(labels);
    const name = `${remote} ${version}`;
    const known = counts.get(name) ?? NONE;
    if (outcome !== 'started' && outcome !== 'failed') continue;
    counts.set(name, { ...known, [outcome]: known[outcome] + Number(value) });
  }
  return (remote, version) => counts.get(`${remote} ${version}`) ?? NONE;
}

function metricsAt(api: string): string {
  return `${api.replace(/\/$/, '')}/api/metrics`;
}

/** Reads the metrics of each process of the API. */
export async function readSessions(apis: readonly string[]): Promise<SessionsOf> {
  return sessionsIn(await Promise.all(apis.map((api) => fetchText(metricsAt(api)))));
}

/** A counter starts again when its process does. */
function grown(before: number, now: number): number {
  return now < before ? now : now - before;
}

/** The sessions of a version since then. */
export function sessionsSince(before: Sessions, now: Sessions): Sessions {
  return {
    started: grown(before.started, now.started),
    failed: grown(before.failed, now.failed),
  };
}
