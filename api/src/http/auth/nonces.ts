import { generateNonce, SiweMessage } from '@signinwithethereum/siwe';
import { getAddress } from 'ethers';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/database';
import { databaseTime } from '../../infra/database/time';

const LIFETIME_MS = 5 * 60_000;
/** The most open texts for one address on one site. */
const MOST_OPEN = 10;
/**
 * At that number the server repeats the latest text until it reaches this age, and only then replaces the oldest. So a
 * caller who keeps requesting a player's texts cannot push out the one that the player is about to sign.
 */
const SHARED_FOR_MS = 60_000;

interface Options {
  readonly db: Db;
  /** The sites of this API, the main one first. */
  readonly origins: readonly [string, ...string[]];
  readonly chainId: number;
}

export interface OpenNonce {
  readonly nonce: string;
  readonly message: string;
  readonly expires_at: number;
}

/**
 * The texts that players sign to sign in. Each is valid once, for one address on one site, for five minutes. Their
 * times come from the database, so that a process with a wrong clock accepts the texts of other processes.
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
      statement: 'Sign in to UpDown. This costs nothing and moves nothing.',
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
   * Puts the text into a free slot, or, if the latest text is old enough, into that of the oldest. One statement, so that
   * calls at the same time cannot exceed the number of slots: of several that choose the same slot, one gets it.
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
    /** The open texts of the address on that site, latest first. @param host As of `issue`. */
    open: (address: string, host: string) => openOn(originOf(host), address),

    /** @param host The requesting site. The main one replaces an unknown name. */
    issue: async (address: string, host: string): Promise<string> => {
      const origin = originOf(host);
      for (;;) {
        const time = await now();
        await forgetExpired(time);
        const nonce = generateNonce();
        const message = write(address, origin, nonce, time);
        const text = { nonce, message, expires_at: time + LIFETIME_MS };
        if (await put(text, address.toLowerCase(), origin, time)) return message;
        // The latest may be used up meanwhile, and then its slot is free.
        const [latest] = await openOn(origin, address);
        if (latest !== undefined) return latest.message;
      }
    },

    /** Uses the nonce up. False if it is used or expired already: of several concurrent calls exactly one gets true. */
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
