import { sql } from 'kysely';
import type { Db } from '../../infra/database/database';
import { startWorker } from '../../infra/worker';

const SYNC_MS = 250;
/** A caller that uses a 1/20 share of the limit since the last exchange triggers the next one. */
const URGENT_SHARE = 20;
const CLEAN_MS = 60_000;
/** The most callers in memory. Beyond it, the oldest are dropped and start again at zero. */
const MOST_KNOWN = 50_000;

interface Entry {
  /** The count of all processes by the last exchange. */
  shared: number;
  /** The calls that this process counted since, of which `underWay` are being sent. */
  unsent: number;
  underWay: number;
  endsAt: number;
}

export interface Counted {
  /** The caller's calls in the current window, as far as this process knows. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

interface CountRow {
  key: string;
  count: number;
  ms: number;
}

/**
 * Adds to the counts of all processes, and returns them. A window begins with its first call, by the database's clock.
 */
async function exchange(db: Db, counts: readonly CountRow[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    insert into call_counts as known (key, count, ends_at)
    select key, count, now() + ms * interval '1 millisecond'
    from json_to_recordset(${JSON.stringify(counts)}::json) as given(key text, count int, ms int)
    order by key
    on conflict (key) do update set
      count = excluded.count + case when known.ends_at > now() then known.count else 0 end,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning key, count, ceil(extract(epoch from ends_at - now()) * 1000)::int as ms`.execute(db);
  return rows;
}

/**
 * Counts calls in memory, and several times a second exchanges the counts with those of other processes. A call never
 * waits for the database. While the database is away, each process counts for itself.
 */
export function createSharedCounts(db: Db, onError: (error: unknown) => void) {
  const known = new Map<string, Entry>();
  const changed = new Set<string>();
  let cleanedAt = performance.now();

  const forgetEnded = () => {
    const now = performance.now();
    for (const [key, { endsAt }] of known) if (endsAt <= now) known.delete(key);
    for (const key of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(key);
    }
  };

  const clean = async () => {
    if (performance.now() - cleanedAt < CLEAN_MS && known.size <= MOST_KNOWN) return;
    cleanedAt = performance.now();
    forgetEnded();
    await sql`delete from call_counts where ends_at < now()`.execute(db);
  };

  const send = async () => {
    const keys = [...changed];
    changed.clear();
    const sent = keys.flatMap((key) => {
      const entry = known.get(key);
      if (entry === undefined || entry.unsent === 0) return [];
      [entry.underWay, entry.unsent] = [entry.unsent, 0];
      return [{ key, entry }];
    });
    if (sent.length === 0) return;
    const begun = performance.now();
    try {
      const rows = await exchange(
        db,
        sent.map(({ key, entry }) => ({
          key,
          count: entry.underWay,
          ms: Math.max(1, Math.round(entry.endsAt - begun)),
        })),
      );
      const byKey = new Map(rows.map((row) => [row.key, row]));
      for (const { key, entry } of sent) {
        const row = byKey.get(key);
        entry.shared = row?.count ?? entry.shared + entry.underWay;
        if (row !== undefined) entry.endsAt = performance.now() + row.ms;
        entry.underWay = 0;
      }
    } catch (error) {
      for (const { key, entry } of sent) {
        entry.unsent += entry.underWay;
        entry.underWay = 0;
        changed.add(key);
      }
      throw error;
    }
  };

  const worker = startWorker(
    async () => {
      await send();
      await clean();
    },
    SYNC_MS,
    onError,
  );

  const entryOf = (key: string, windowMs: number): Entry => {
    const now = performance.now();
    const found = known.get(key);
    if (found !== undefined && found.endsAt > now) return found;
    const entry: Entry = { shared: 0, unsent: 0, underWay: 0, endsAt: now + windowMs };
    known.delete(key);
    known.set(key, entry);
    return entry;
  };

  return {
    count: (key: string, windowMs: number, most: number): Counted => {
      const entry = entryOf(key, windowMs);
      entry.unsent++;
      changed.add(key);
      if (entry.unsent === Math.ceil(most / URGENT_SHARE)) worker.wake();
      return {
        current: entry.shared + entry.underWay + entry.unsent,
        ttl: entry.endsAt - performance.now(),
      };
    },
    stop: worker.stop,
  };
}

export type SharedCounts = ReturnType<typeof createSharedCounts>;
