import { sql } from 'kysely';
import type { Db } from '../../infra/database/database';
import type { ReleaseCountsTable } from '../../infra/database/tables';

/** One observation by a visitor: a start or a failure of a version, or its INP. */
export type ReleaseCount = Readonly<Omit<ReleaseCountsTable, 'since'>>;

/** Counts are stored in steps of this length. */
const STEP_SECONDS = 3_600;
const KEPT_SECONDS = 86_400;

const now = sql`extract(epoch from now())`;
const thisStep = sql`floor(${now} / ${sql.lit(STEP_SECONDS)}) * ${sql.lit(STEP_SECONDS)}`;

/** Adds to the counts that all processes share, and removes old counts. */
export async function addCounts(db: Db, counts: readonly ReleaseCount[]): Promise<void> {
  // Always in the same order, so that two processes never deadlock.
  await sql`
    insert into release_counts as known (since, remote, version, what, value, count)
    select ${thisStep}, remote, version, what, value, count
    from json_to_recordset(${JSON.stringify(counts)}::json)
      as given(remote text, version text, what text, value int, count int)
    order by remote, version, what, value
    on conflict (since, remote, version, what, value)
      do update set count = known.count + excluded.count
  `.execute(db);
  await sql`delete from release_counts where since <= ${now} - ${sql.lit(KEPT_SECONDS)}`.execute(
    db,
  );
}

/** The counts of the last day, by version and value. */
export function latestCounts(db: Db): Promise<ReleaseCount[]> {
  return db
    .selectFrom('release_counts')
    .select(['remote', 'version', 'what', 'value', sql<number>`sum(count)::int`.as('count')])
    .where('since', '>', sql<number>`${now} - ${sql.lit(KEPT_SECONDS)}`)
    .groupBy(['remote', 'version', 'what', 'value'])
    .orderBy('value')
    .execute();
}
