import type {
  RemoteErrorBody,
  RemoteErrorCount,
  RemoteStartsBody,
} from '@updown/protocol/api/telemetry';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../infra/database/database';
import { createSums } from '../../infra/sums';
import type { IsServed } from '../release/served-versions';
import { createOnceADay } from './once-a-day';

/** Counts are stored in steps of this length. */
const STEP_SECONDS = 300;
const KEPT_SECONDS = 3_600;
const MOST_SHOWN = 20;

const now = sql`extract(epoch from now())`;
const thisStep = sql`floor(${now} / ${sql.lit(STEP_SECONDS)}) * ${sql.lit(STEP_SECONDS)}`;

/** Adds to the counts that all processes share, and removes old counts. */
async function addErrors(db: Db, counts: readonly RemoteErrorCount[]): Promise<void> {
  // Always in the same order, so that two processes never deadlock.
  await sql`
    insert into remote_errors as known (since, remote, version, kind, count)
    select ${thisStep}, remote, version, kind, count
    from json_to_recordset(${JSON.stringify(counts)}::json)
      as given(remote text, version text, kind text, count int)
    order by remote, version, kind
    on conflict (since, remote, version, kind) do update set count = known.count + excluded.count
  `.execute(db);
  await sql`delete from remote_errors where since <= ${now} - ${sql.lit(KEPT_SECONDS)}`.execute(db);
}

/** The failures of the last hour, the most frequent first. */
function latestErrors(db: Db): Promise<RemoteErrorCount[]> {
  return db
    .selectFrom('remote_errors')
    .select(['remote', 'version', 'kind', sql<number>`sum(count)::int`.as('count')])
    .where('since', '>', sql<number>`${now} - ${sql.lit(KEPT_SECONDS)}`)
    .groupBy(['remote', 'version', 'kind'])
    .orderBy('count', 'desc')
    .orderBy('remote')
    .limit(MOST_SHOWN)
    .execute();
}

const WRITE_MS = 1_000;
const LONGEST_DETAIL = 200;
/** A continuing failure is logged again only after this time, however many pages report it. */
const LOG_AGAIN_MS = 3_600_000;

type Kind = Omit<RemoteErrorCount, 'count'>;

interface Session {
  readonly remote: string;
  readonly version: string;
  readonly outcome: 'started' | 'failed';
}

/** Anyone can report a failure, under any name. A version that the site does not have goes into no table and no log. */
const OTHER = { remote: 'other', version: 'other' };

interface Options {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  /** Whether the site's descriptor has the version. */
  readonly isServed: IsServed;
  /** Called for each failure that counts. */
  readonly onFailure: (what: Kind) => void;
  /** Called for each caller, once a day, for whom a version started or failed. */
  readonly onSession: (session: Session) => void;
  readonly onError: (error: unknown) => void;
}

/** The text of an error may contain an account or a transaction. */
function cut(detail: string): string {
  return detail.replaceAll(/0x[0-9a-f]{16,}/gi, '0x…').slice(0, LONGEST_DETAIL);
}

/**
 * Counts the starts and failures of remotes that pages report: both in the metrics of this process, and failures also
 * in a table for the dashboard. Only versions in the site's descriptor count, each once a day per caller. A broken
 * release fails in every page at once, so the table gets sums, and no report waits for the table.
 */
export function createRemoteErrors({ db, log, isServed, onFailure, onSession, onError }: Options) {
  const isFirst = createOnceADay();
  const loggedAt = new Map<string, number>();
  const sums = createSums<Kind>((counts) => addErrors(db, counts), WRITE_MS, onError);

  const session = (
    { remote, version }: Omit<Session, 'outcome'>,
    outcome: Session['outcome'],
    caller: string,
  ) => {
    const isNew = isFirst(caller, `${remote} ${version} ${outcome}`);
    if (isNew) onSession({ remote, version, outcome });
  };

  return {
    report: ({ phase, kind, detail, ...named }: RemoteErrorBody, caller: string): void => {
      if (!isServed(named)) {
        if (isFirst(caller, `other ${kind}`)) onFailure({ ...OTHER, kind });
        return;
      }
      session(named, 'failed', caller);
      const what = { ...named, kind };
      const key = `${named.remote} ${named.version} ${kind}`;
      if (!isFirst(caller, key)) return;
      onFailure(what);
      sums.add(what);
      if (performance.now() - (loggedAt.get(key) ?? -Infinity) < LOG_AGAIN_MS) return;
      loggedAt.set(key, performance.now());
      log.warn({ ...what, phase, detail: cut(detail) }, 'A remote failed in a page');
    },
    started: ({ remotes }: RemoteStartsBody, caller: string): void => {
      for (const named of remotes) if (isServed(named)) session(named, 'started', caller);
    },
    latest: () => latestErrors(db),
    stop: sums.stop,
  };
}

export type RemoteErrors = ReturnType<typeof createRemoteErrors>;
