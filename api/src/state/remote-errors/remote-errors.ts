import type { Logger } from 'pino';
import type { RemoteErrorBody, RemoteErrorCount } from '../../game/schemas/telemetry';
import type { Db } from '../../infra/database/database';
import { startWorker } from '../../infra/worker';
import { createBoundedNames } from './bounded-names';
import { addErrors, latestErrors } from './error-table';

const WRITE_MS = 1_000;
const LONGEST_DETAIL = 200;
/** A failure that goes on is logged again after this time, however many pages report it. */
const LOG_AGAIN_MS = 3_600_000;

type Kind = Omit<RemoteErrorCount, 'count'>;

interface Options {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  /** Called for each report: the metrics count it. */
  readonly onReport: (what: Kind) => void;
  readonly onError: (error: unknown) => void;
}

/** The text of an error may contain an account or a transaction. */
function cut(detail: string): string {
  return detail.replaceAll(/0x[0-9a-f]{16,}/gi, '0x…').slice(0, LONGEST_DETAIL);
}

/**
 * Counts the failures of remotes that pages report, in the metrics of this process and in a table for the dashboard. A
 * broken release fails in every page at once: the table gets sums, and no report waits for it.
 */
export function createRemoteErrors({ db, log, onReport, onError }: Options) {
  const nameOf = createBoundedNames();
  const loggedAt = new Map<string, number>();
  const unsent = new Map<string, RemoteErrorCount>();

  const count = (what: Kind, more: number) => {
    const key = `${what.remote} ${what.version} ${what.kind}`;
    unsent.set(key, { ...what, count: (unsent.get(key)?.count ?? 0) + more });
    return key;
  };

  const write = async () => {
    if (unsent.size === 0) return;
    const counts = [...unsent.values()];
    unsent.clear();
    try {
      await addErrors(db, counts);
    } catch (error) {
      for (const { count: more, ...what } of counts) count(what, more);
      throw error;
    }
  };
  const worker = startWorker(write, WRITE_MS, onError);

  return {
    report: ({ phase, kind, detail, ...named }: RemoteErrorBody): void => {
      const what = { ...nameOf(named), kind };
      onReport(what);
      const key = count(what, 1);
      if (performance.now() - (loggedAt.get(key) ?? -Infinity) < LOG_AGAIN_MS) return;
      loggedAt.set(key, performance.now());
      log.warn({ ...what, phase, detail: cut(detail) }, 'A remote failed in a page');
    },
    latest: () => latestErrors(db),
    stop: worker.stop,
  };
}

export type RemoteErrors = ReturnType<typeof createRemoteErrors>;
