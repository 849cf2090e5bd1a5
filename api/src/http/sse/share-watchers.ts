import { sql } from 'kysely';
import type { Database } from '../../infra/database/database';
import { startWorker } from '../../infra/worker';

const WATCHED_CHANNEL = 'updown_watched';
const REPORT_MS = 5_000;
/** Two reports may be lost. */
const VALID_MS = 3 * REPORT_MS;

/** Whether somebody watches the game: an event stream is open in this process or in another one on the same database. */
export async function shareWatchers(
  { db, listen, isShared }: Pick<Database, 'db' | 'listen' | 'isShared'>,
  streams: () => number,
  onError: (error: unknown) => void,
) {
  let heardAt = -Infinity;
  const isWatched = () => streams() > 0 || Date.now() < heardAt + VALID_MS;
  if (!isShared) return { isWatched, stop: () => Promise.resolve() };
  await listen(
    WATCHED_CHANNEL,
    () => (heardAt = Date.now()),
    () => undefined,
  );
  const report = async () => {
    if (streams() > 0) await sql`select pg_notify(${WATCHED_CHANNEL}, '')`.execute(db);
  };
  return { isWatched, stop: startWorker(report, REPORT_MS, onError).stop };
}
