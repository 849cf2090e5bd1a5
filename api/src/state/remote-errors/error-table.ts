import { sql } from 'kysely';
import type { RemoteErrorCount } from '../../game/schemas/telemetry';
import type { Db } from '../../infra/database/database';

/** Counts are stored in steps of this length. */
const STEP_SECONDS = 300;
const KEPT_SECONDS = 3_600;
const MOST_SHOWN = 20;

const now = sql`extract(epoch from now())`;
const thisStep = sql`floor(${now} / ${sql.lit(STEP_SECONDS)}) * ${sql.lit(STEP_SECONDS)}`;

/** Adds to the counts that all processes share, and removes old counts. */
export async function addErrors(db: Db, counts: readonly RemoteErrorCount[]): Promise<void> {
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
export function latestErrors(db: Db): Promise<RemoteErrorCount[]> {
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
