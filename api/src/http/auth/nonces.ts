import { generateNonce, SiweMessage } from '@signinwithethereum/siwe';
import { getAddress } from 'ethers';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/database';
import { databaseTime } from '../../infra/database/time';

const LIFETIME_MS = 5 * 60_000;
/** The maximum number of open messages for one address on one site. */
const MOST_OPEN = 10;
/**
 * At that limit, the server returns the latest message again until it is this old, and only then replaces the oldest.
 * Otherwise anyone could evict the message that a player is about to sign, by requesting more for the same address.
 */
const SHARED_FOR_MS = 60_000;

interface Options {
  readonly db: Db;
  /** The sites of this API, starting with the main site. */
  readonly origins: readonly [string, ...string[]];
  readonly chainId: number;
}

export interface OpenNonce {
  readonly nonce: string;
  readonly message: string;
  readonly expires_at: number;
}

/**
 * The messages that players sign to sign in. Each is valid once, for one address on one site, for five minutes. The
 * times come from the database, so that a process with a wrong clock accepts the messages of other processes.
 */
export function createNonces({ db, origins, chainId }: Options) {
  const originOf = (host: string) =>
    origins.find((origin) => new URL(origin).host === host) ?? origins[0];

  const openOn = (origin: string, address: string): Promise<OpenNonce[]> =>
    db
      .selectFrom('nonces')
      .select(['nonce', 'message', 'expires_at'])
      .where('address', '=', address.toLowerCase())
      .where('origin', '=', origin)
      .where('used_at', 'is', null)
      .where('expires_at', '>', databaseTime)
      .orderBy('expires_at', 'desc')
      .execute();

  const now = async (): Promise<number> => {
    const { rows } = await sql<{ now: number }>`select ${databaseTime} as now`.execute(db);
    return rows[0]?.now ?? 0;
  };

  const write = (address: string, origin: string, nonce: string, issuedAt: number) =>
    new SiweMessage({
      domain: new URL(origin).host,
      address: getAddress(address.toLowerCase()),
      statement: 'Sign in to UpDown. This costs nothing and moves no funds.',
      uri: origin,
      version: '1',
      chainId,
      nonce,
      issuedAt: new Date(issuedAt).toISOString(),
      expirationTime: new Date(issuedAt + LIFETIME_MS).toISOString(),
    }).prepareMessage();

  const forgetExpired = (time: number) =>
    db
      .deleteFrom('nonces')
      .where('expires_at', '<', time - LIFETIME_MS)
      .execute();

  /**
   * Puts the message into a free slot or, if the latest message is old enough, into the slot of the oldest. A single
   * statement, so that concurrent requests cannot exceed the number of slots: if several choose the same slot, only one
   * gets it.
   */
  const put = async (text: OpenNonce, address: string, origin: string, time: number) => {
    const { nonce, message, expires_at } = text;
    const mayReplace = time + LIFETIME_MS - SHARED_FOR_MS;
    const { rows } = await sql`
      insert into nonces as held (nonce, message, address, expires_at, used_at, slot)
      select ${nonce}, ${message}, ${address}, ${expires_at}::bigint, null, slots.slot
      from generate_series(1, ${sql.lit(MOST_OPEN)}) as slots (slot)
      left join nonces as open on open.address = ${address} and open.origin = ${origin}
        and open.slot = slots.slot and open.used_at is null and open.expires_at > ${time}
      where open.nonce is null or not exists (
        select from nonces as young
        where young.address = ${address} and young.origin = ${origin} and young.used_at is null
          and young.expires_at > ${mayReplace})
      order by open.expires_at nulls first, random()
      limit 1
      on conflict (address, origin, slot) do update
      set nonce = excluded.nonce, message = excluded.message, expires_at = excluded.expires_at, used_at = null
      where held.used_at is not null or held.expires_at <= ${mayReplace}
      returning nonce`.execute(db);
    return rows.length > 0;
  };

  return {
    /** The origin of the site with this host. An unknown name stands for the main site. */
    siteOf: originOf,

    /** The open messages of the address on the site, latest first. @param host As in `issue`. */
    open: (address: string, host: string) => openOn(originOf(host), address),

    /** @param host The requesting site. An unknown name stands for the main site. */
    issue: async (address: string, host: string): Promise<string> => {
      const origin = originOf(host);
      for (;;) {
        const time = await now();
        await forgetExpired(time);
        const nonce = generateNonce();
        const message = write(address, origin, nonce, time);
        const text = { nonce, message, expires_at: time + LIFETIME_MS };
        if (await put(text, address.toLowerCase(), origin, time)) return message;
        // If the latest message has been used in the meantime, its slot is free.
        const [latest] = await openOn(origin, address);
        if (latest !== undefined) return latest.message;
      }
    },

    /**
     * Uses up the nonce. Returns false if it has already been used or has expired; exactly one of several concurrent
     * calls returns true.
     */
    use: async (nonce: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('nonces')
        .set({ used_at: databaseTime })
        .where('nonce', '=', nonce)
        .where('used_at', 'is', null)
        .where('expires_at', '>', databaseTime)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

export type Nonces = ReturnType<typeof createNonces>;
