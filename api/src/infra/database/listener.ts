import type pg from 'pg';
import type { Listen } from './database';

interface Session {
  readonly client: pg.Client;
}

const RETRY_MS = 500;
/** A query at this interval detects a connection that was lost without notice. */
const PROBE_MS = 5_000;

/** Listens to all channels over one session, and opens a new session if it breaks. */
export function createListener(open: () => Promise<Session>) {
  const channels = new Map<string, { heard: (payload: string) => void; missed: () => void }>();
  let session: Promise<Session> | undefined;
  let closed = false;

  const connect = async (): Promise<Session> => {
    const opened = await open();
    const { client } = opened;
    client.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.heard(payload ?? ''),
    );
    try {
      for (const channel of channels.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    const probing = setInterval(() => {
      // If the query fails, the session ends, which is handled below.
      client.query('select 1').catch(() => client.end().catch(() => undefined));
    }, PROBE_MS);
    client.once('end', () => {
      clearInterval(probing);
      if (!closed) session = reconnect();
    });
    return opened;
  };

  const reconnect = async (): Promise<Session> => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      if (closed) throw new Error('The listener is closed.');
      const opened = await connect().catch(() => undefined);
      if (opened === undefined) continue;
      for (const { missed } of channels.values()) missed();
      return opened;
    }
  };

  const listen: Listen = async (channel, heard, missed) => {
    channels.set(channel, { heard, missed });
    if (session === undefined) {
      session = connect();
      session.catch(() => undefined);
      await session;
    } else await (await session).client.query(`listen ${channel}`);
  };

  return {
    listen,
    close: async () => {
      closed = true;
      const opened = await session?.catch(() => undefined);
      await opened?.client.end();
    },
  };
}
