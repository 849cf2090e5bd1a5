import pg from 'pg';

/** Time limits for the database. The largest statements, those of the indexer, take a second or two. */
export const patience = {
  connectionTimeoutMillis: 8_000,
  statement_timeout: 60_000,
  // A dead or frozen process must not keep the locks of its open transaction.
  idle_in_transaction_session_timeout: 5_000,
  // For a database that does not respond at all. Longer than the limits that the database enforces itself.
  query_timeout: 65_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

export interface Session {
  readonly client: pg.Client;
  readonly isOpen: () => boolean;
}

/** A dedicated connection for locks and notifications, which live as long as their connection. */
export async function openSession(
  connectionString: string,
  changes: pg.ClientConfig = {},
): Promise<Session> {
  const client = new pg.Client({ connectionString, ...patience, ...changes });
  let open = true;
  const end = () => (open = false);
  client.on('error', end).on('end', end);
  await client.connect();
  return { client, isOpen: () => open };
}
