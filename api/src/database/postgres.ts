import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Place } from './database';
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

/** Any numbers that no other user of the database takes for advisory locks. */
const leaderLock = 0x7570_646f;
const keeperLock = 0x7570_6b65;

/** How long the database may leave us waiting. The largest statements, those of the indexer, take a second or two. */
const patience = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  // A process that is gone without a word must not hold what its open transaction has locked.
  idle_in_transaction_session_timeout: 30_000,
  // For a database that does not answer at all, and therefore above what it watches itself.
  query_timeout: 65_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

interface Session {
  readonly client: pg.Client;
  readonly isOpen: () => boolean;
}

/** A connection of its own, for what lives as long as a connection does: locks and notifications. */
const openSession = async (connectionString: string): Promise<Session> => {
  const client = new pg.Client({ connectionString, ...patience });
  let open = true;
  const end = () => (open = false);
  client.on('error', end).on('end', end);
  await client.connect();
  return { client, isOpen: () => open };
};

const placeOf = (connectionString: string, lock: number): Place & { leave(): Promise<void> } => {
  let session: Session | undefined;
  let holds = false;
  return {
    hold: async () => {
      if (!session?.isOpen()) {
        holds = false;
        session = await openSession(connectionString);
      }
      const question = holds
        ? 'select true as held'
        : `select pg_try_advisory_lock(${lock}) as held`;
      const { rows } = await session.client.query<{ held: boolean }>(question);
      holds = rows[0]?.held ?? false;
      return holds;
    },
    leave: async () => session?.client.end(),
  };
};

const retryMs = 500;

export const openPostgres = (connectionString: string): Database => {
  const pool = new pg.Pool({ connectionString, types, max: 10, ...patience });
  // A connection that breaks is replaced by the pool, and who uses it is told; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const leadership = placeOf(connectionString, leaderLock);
  const keeping = placeOf(connectionString, keeperLock);
  let closed = false;
  const sessions = new Set<Session>();

  const listen = async (channel: string, listener: () => void): Promise<void> => {
    const session = await openSession(connectionString);
    sessions.add(session);
    session.client.on('notification', listener);
    session.client.on('end', () => {
      sessions.delete(session);
      if (!closed) void relisten(channel, listener);
    });
    await session.client.query(`listen ${channel}`);
  };

  const relisten = async (channel: string, listener: () => void): Promise<void> => {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      const isBack = await listen(channel, listener).then(
        () => true,
        () => false,
      );
      // Whatever was notified meanwhile was missed.
      if (isBack) return listener();
    }
  };

  return {
    db,
    leadership,
    keeping,
    listen,
    close: async () => {
      closed = true;
      await Promise.all([leadership.leave(), keeping.leave()]);
      await Promise.all([...sessions].map(({ client }) => client.end()));
      await db.destroy();
    },
  };
};
