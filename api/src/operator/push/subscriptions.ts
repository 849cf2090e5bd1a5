import { createECDH } from 'node:crypto';
import type { PushChangedBody, PushSubscribeBody } from '@updown/protocol/api/push';
import { sql } from 'kysely';
import { badRequest, invalid } from '../../game/api-error';
import type { Db } from '../../infra/database/database';
import { databaseTime } from '../../infra/database/time';

/**
 * Whether the endpoint is at one of the known push services. Players choose the endpoint, so without the list they could
 * have the server call any host (SSRF).
 * @param services Host names, `*.domain` for the names below it, or whole origins.
 */
export function isPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (services.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}

/** A player's browsers; a further one replaces the oldest. */
const MOST_PER_PLAYER = 5;

/** A player's session. The subscription ends with it. */
interface Owner {
  readonly address: string;
  readonly tokenId: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

interface Options {
  readonly publicKey: string;
  readonly services: readonly string[];
}

/** Whether a message can be encrypted for this key: a point of the curve P-256. */
function isPoint(p256dh: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** The browsers to notify. */
export function createPushSubscriptions(db: Db, { publicKey, services }: Options) {
  const check = ({ endpoint, keys }: Pick<PushSubscribeBody, 'endpoint' | 'keys'>): void => {
    if (!isPushEndpoint(endpoint, services)) {
      throw badRequest('push_service_unknown');
    }
    if (!isPoint(keys.p256dh)) throw invalid('p256dh is not a public key.');
  };

  return {
    publicKey,

    /** Adds a browser or renews its subscription. An endpoint that belonged to another player moves to this one. */
    add: async (owner: Owner, { endpoint, keys, language }: PushSubscribeBody): Promise<void> => {
      check({ endpoint, keys });
      const player = owner.address;
      const renewed = {
        player,
        ...keys,
        language,
        at: databaseTime,
        session: owner.tokenId,
        expires_at: owner.expiresAt * 1000,
      };
      await db.transaction().execute(async (transaction) => {
        // Earlier events are not news. A renewal keeps its block, so that it skips nothing.
        const since = sql<number>`coalesce((select block from cursor), 0)`;
        await transaction
          .insertInto('push_subscriptions')
          .values({ endpoint, ...renewed, since })
          .onConflict((conflict) =>
            conflict.column('endpoint').doUpdateSet({
              ...renewed,
              since: sql`case when push_subscriptions.player = excluded.player
                then least(push_subscriptions.since, excluded.since) else excluded.since end`,
            }),
          )
          .execute();
        const newest = transaction
          .selectFrom('push_subscriptions')
          .select('endpoint')
          .where('player', '=', player)
          .orderBy('at', 'desc')
          .orderBy(sql`endpoint = ${endpoint}`, 'desc')
          .limit(MOST_PER_PLAYER);
        await transaction
          .deleteFrom('push_subscriptions')
          .where('player', '=', player)
          .where('endpoint', 'not in', newest)
          .execute();
      });
    },

    /** Follows a browser that has changed its subscription. Nothing happens if the old one is unknown. */
    change: async ({ was, endpoint, keys }: PushChangedBody): Promise<void> => {
      check({ endpoint, keys });
      await db.transaction().execute(async (transaction) => {
        const old = await transaction
          .selectFrom('push_subscriptions')
          .select('endpoint')
          .where('endpoint', '=', was)
          .forUpdate()
          .executeTakeFirst();
        if (old === undefined || was === endpoint) return;
        // With its messages, so that none is sent twice.
        for (const table of ['push_subscriptions', 'push_messages'] as const) {
          await transaction.deleteFrom(table).where('endpoint', '=', endpoint).execute();
        }
        await transaction
          .updateTable('push_subscriptions')
          .set({ endpoint, ...keys })
          .where('endpoint', '=', was)
          .execute();
        await transaction
          .updateTable('push_messages')
          .set({ endpoint })
          .where('endpoint', '=', was)
          .execute();
      });
    },

    remove: async (player: string, endpoint: string): Promise<void> => {
      await db
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('player', '=', player)
        .execute();
    },

    /** Removes the browser of a player who signs out, even if the page does not get to it. */
    endSession: async ({ tokenId }: Owner): Promise<void> => {
      await db.deleteFrom('push_subscriptions').where('session', '=', tokenId).execute();
    },
  };
}

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;
