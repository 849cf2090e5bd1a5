import { createHmac, randomBytes } from 'node:crypto';
import type {
  RemoteErrorBody,
  RemoteStartsBody,
  RemoteVitalsBody,
} from '@updown/protocol/api/telemetry';
import type { Logger } from 'pino';
import { type RemoteMetrics, VITALS } from './remote-metrics';
import type { IsServed, Named, ServedVersion } from './served-versions';
import { createShownReports } from './shown-reports';

const DAY_MS = 86_400_000;
/** Enough for a busy day. Beyond this, nothing more is counted until the next day. */
const MOST = 200_000;

/**
 * Whether a caller reports something for the first time today. Stores no addresses, only keyed hashes; the key and the
 * hashes are discarded at the end of the day (UTC).
 */
export function createOnceADay(now: () => number = Date.now) {
  let day = -1;
  let key = randomBytes(32);
  const said = new Set<string>();

  return (caller: string, what: string): boolean => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      [day, key] = [today, randomBytes(32)];
      said.clear();
    }
    const hash = createHmac('sha256', key).update(`${caller} ${what}`).digest('base64url');
    const short = hash.slice(0, 16);
    if (said.has(short) || said.size >= MOST) return false;
    said.add(short);
    return true;
  };
}

const LONGEST_DETAIL = 200;
/** A continuing failure is logged again only after this time, however many pages report it. */
const LOG_AGAIN_MS = 3_600_000;

/** Anyone can report a failure, under any name. A version that the site does not have goes into no figure and no log. */
const OTHER = { remote: 'other', version: 'other' };

interface Options {
  readonly log: Pick<Logger, 'warn'>;
  readonly metrics: RemoteMetrics;
  /** Whether the site's descriptor has the version. */
  readonly isServed: IsServed;
  /** The versions in the site's descriptor. */
  readonly versions: () => readonly ServedVersion[];
}

/** The text of an error may contain an account or a transaction. */
function cut(detail: string): string {
  return detail.replaceAll(/0x[0-9a-f]{16,}/gi, '0x…').slice(0, LONGEST_DETAIL);
}

/**
 * Counts what pages report of remotes: starts, failures and vitals, for Prometheus and for the dashboard. Anyone can report
 * anything, so only versions in the site's descriptor count, and each address counts once a day: an attacker with one
 * address weighs as much as one visitor.
 */
export function createReports({ log, metrics, isServed, versions }: Options) {
  const shown = createShownReports();
  const isFirst = createOnceADay();
  // Apart, because vitals are many, and failures must still count on a busy day.
  const isFirstVital = createOnceADay();
  const loggedAt = new Map<string, number>();

  const session = ({ remote, version }: Named, what: 'started' | 'failed', caller: string) => {
    if (!isFirst(caller, `${remote} ${version} ${what}`)) return;
    metrics.session({ remote, version }, what);
    shown.observed({ remote, version, what, value: 0 });
  };

  return {
    failed: ({ phase, kind, detail, ...named }: RemoteErrorBody, caller: string): void => {
      if (!isServed(named)) {
        if (isFirst(caller, `other ${kind}`)) metrics.failed(OTHER, kind);
        return;
      }
      session(named, 'failed', caller);
      const what = { ...named, kind };
      const key = `${named.remote} ${named.version} ${kind}`;
      if (!isFirst(caller, key)) return;
      metrics.failed(named, kind);
      shown.failed(what);
      if (performance.now() - (loggedAt.get(key) ?? -Infinity) < LOG_AGAIN_MS) return;
      loggedAt.set(key, performance.now());
      log.warn({ ...what, phase, detail: cut(detail) }, 'A remote failed in a page');
    },
    started: ({ remotes }: RemoteStartsBody, caller: string): void => {
      for (const named of remotes) if (isServed(named)) session(named, 'started', caller);
    },
    felt: ({ remotes }: RemoteVitalsBody, caller: string): void => {
      for (const { remote, version, ...vitals } of remotes) {
        if (!isServed({ remote, version })) continue;
        for (const vital of VITALS) {
          const value = vitals[vital];
          if (value === undefined) continue;
          if (!isFirstVital(caller, `${remote} ${version} ${vital}`)) continue;
          metrics.vital({ remote, version }, vital, value);
          if (vital === 'inp') {
            shown.observed({ remote, version, what: vital, value: Math.round(value) });
          }
        }
      }
    },
    /** The failures of the last hour, the most frequent first. */
    errors: shown.errors,
    /** What visitors experienced in each version on the site in the last day. */
    releases: () => shown.releases(versions()),
  };
}

export type Reports = ReturnType<typeof createReports>;
