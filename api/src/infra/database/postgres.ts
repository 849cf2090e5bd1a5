import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
import { advisoryLockLease } from './lease';
import { createListener } from './listener';
import { watchedPool } from './outage';
import { openSession, patience } from './session';
import type { Tables } from './tables';

const { builtins } = pg.types;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, BigInt],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Arbitrary numbers that no other user of the database uses as advisory locks. */
const LEADER_LOCK = 0x7570_646f;
const KEEPER_LOCK = 0x7570_6b65;

/** A pooler rejects these options and sets the time limits on its own (docs/scaling.md). */
const leftToPooler = {
  statement_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
};

/** How long the notification connection may stay silent before it is replaced. */
const LISTENER_MS = 5_000;

/**
 * @param directUrl The URL of the server itself if `connectionString` names a pooler. A pooler lends a connection for
 * one transaction only; locks and notifications need a session.
 */
export function openPostgres(connectionString: string, directUrl?: string): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    ...patience,
    ...(directUrl === undefined ? {} : leftToPooler),
  });
  // When a connection breaks, its query fails and the pool replaces the connection. Without this listener, the event
  // would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watchedPool(pool) }) });
  const sessionsUrl = directUrl ?? connectionString;
  const indexerLease = advisoryLockLease(sessionsUrl, LEADER_LOCK);
  const keeperLease = advisoryLockLease(sessionsUrl, KEEPER_LOCK);
  const listener = createListener(() => openSession(sessionsUrl, { query_timeout: LISTENER_MS }));

  return {
    db,
    isShared: true,
    indexerLease,
    keeperLease,
    listen: listener.listen,
    close: async () => {
      await Promise.all([indexerLease.release(), keeperLease.release()]);
      await listener.close();
      await db.destroy();
    },
  };
}
