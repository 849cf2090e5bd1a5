import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { ApiError } from '../../game/api-error';

/** The database is unreachable or temporarily unable to work. */
export class DatabaseUnavailable extends ApiError {
  constructor(cause: unknown) {
    super(503, 'database_unavailable', 'The database does not answer', {
      publicMessage: 'The database does not answer. Please try again later.',
      cause,
    });
  }
}

/**
 * SQLSTATE codes of an outage: lost connections (08), disk, memory or connections exhausted (53), shutdown or restart
 * (57P), file errors (58), a read-only standby (25006), and timeouts (57014, 25P03).
 */
const OUTAGE = /^(08|53|57P|58|25006|57014|25P03)/;

/** The error itself if the database rejected the statement; otherwise `DatabaseUnavailable`. */
function classify(error: unknown): unknown {
  const isAboutStatement = error instanceof pg.DatabaseError && !OUTAGE.test(error.code ?? '');
  return isAboutStatement ? error : new DatabaseUnavailable(error);
}

/** Wraps the pool: distinguishes outages from failed statements, and drops failed connections. */
export function watchedPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw classify(error);
      });
      let isBroken = false;
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          const failure = classify(error);
          isBroken ||= failure instanceof DatabaseUnavailable;
          throw failure;
        }
      };
      return { query: query as never, release: () => client.release(isBroken) };
    },
    end: () => pool.end(),
  };
}
