import { sql } from 'kysely';
import type { Database } from '../../infra/database/database';
import { startWorker } from '../../infra/worker';

export const REVOKED_CHANNEL = 'updown_revoked';

const RETRY_MS = 1_000;
/** The clocks of processes differ: a token that has expired for one may still be valid for another. */
const SLACK_SECONDS = 3600;
const FIRST_PURGE = 1_000;

interface Revocation {
  readonly id: string;
  /** Unix seconds. */
  readonly expires_at: number;
}

function oldest() {
  return Math.floor(Date.now() / 1000) - SLACK_SECONDS;
}

interface Log {
  readonly warn: (details: object, message: string) => void;
}

/**
 * The revoked tokens that have not expired yet, kept in memory to save a query per request. Each process learns of the
 * others' revocations.
 */
export async function openRevocations({ db, listen }: Pick<Database, 'db' | 'listen'>, log: Log) {
  const revoked = new Map<string, number>();
  let purgeAt = FIRST_PURGE;
  let isComplete = false;

  const remember = ({ id, expires_at }: Revocation) => {
    revoked.set(id, expires_at);
    if (revoked.size < purgeAt) return;
    for (const [known, expiresAt] of revoked) if (expiresAt < oldest()) revoked.delete(known);
    purgeAt = Math.max(FIRST_PURGE, 2 * revoked.size);
  };

  const load = async () => {
    if (isComplete) return;
    isComplete = true;
    try {
      const rows = await db
        .selectFrom('revoked_tokens')
        .selectAll()
        .where('expires_at', '>=', oldest())
        .execute();
      rows.forEach(remember);
    } catch (error) {
      isComplete = false;
      throw error;
    }
  };

  let reload = () => {};
  // Listens before the first load, so that it misses no revocation in between.
  await listen(
    REVOKED_CHANNEL,
    (payload) => remember(JSON.parse(payload) as Revocation),
    () => {
      isComplete = false;
      reload();
    },
  );
  await load();
  const worker = startWorker(load, RETRY_MS, (error) =>
    log.warn({ err: error }, 'Could not read the revoked tokens'),
  );
  reload = worker.wake;

  return {
    has: (id: string): boolean => revoked.has(id),

    add: async (id: string, expires_at: number): Promise<void> => {
      const revocation: Revocation = { id, expires_at };
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('revoked_tokens').where('expires_at', '<', oldest()).execute();
        await transaction
          .insertInto('revoked_tokens')
          .values(revocation)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await sql`select pg_notify(${REVOKED_CHANNEL}, ${JSON.stringify(revocation)})`.execute(
          transaction,
        );
      });
      remember(revocation);
    },

    stop: worker.stop,
  };
}

export type Revocations = Awaited<ReturnType<typeof openRevocations>>;
