import type { PushLanguage } from '@updown/protocol/api/push';
import { sql } from 'kysely';
import type { Outcome } from '../../game/round';
import type { Db } from '../../infra/database/database';
import type { PushKind } from '../../infra/database/tables';
import { databaseTime } from '../../infra/database/time';

/** Another process takes a message over after this time, if the one that took it has died. Longer than a request takes. */
const TAKEN_FOR_MS = 60_000;
/**
 * Messages stay this long after their end, so that an event in another block after a reorganisation is not sent again.
 */
const KEPT_FOR_MS = 24 * 3_600_000;

interface Key {
  readonly endpoint: string;
  readonly player: string;
  readonly round_id: number;
  readonly kind: PushKind;
}

/** A message that this process has taken, with its content: the round and the bet as they are in the index now. */
export interface DueMessage extends Key {
  readonly happened_at: number;
  readonly attempts: number;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: PushLanguage;
  readonly outcome: Outcome;
  readonly up: boolean;
  readonly claimed: bigint | null;
}

/** The messages to send, each once: the key of a message is its event and the browser. */
export function createOutbox(db: Db) {
  const one = ({ endpoint, player, round_id, kind }: Key) =>
    sql`endpoint = ${endpoint} and player = ${player} and round_id = ${round_id} and kind = ${kind}`;

  /**
   * The last block before `time` (Unix seconds). Searches from the end of the index, because there are many old blocks.
   */
  const blockBefore = async (time: number): Promise<number> => {
    const block = await db
      .selectFrom('blocks')
      .select('number')
      .where('time', '<', time)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return block?.number ?? -1;
  };

  return {
    /** Adds the messages about everything since `time` (Unix seconds) that have not been added yet. */
    collect: async (time: number): Promise<void> => {
      const after = await blockBefore(time);
      await sql`
        insert into push_messages (endpoint, player, round_id, kind, happened_at, next_at)
        select subscriptions.endpoint, subscriptions.player, events.round_id,
          case events.name when 'RewardsClaimed' then 'paid' else 'ended' end,
          blocks.time, ${databaseTime}
        from events
        join blocks on blocks.number = events.block
        join predictions on predictions.round_id = events.round_id
        join push_subscriptions as subscriptions on subscriptions.player = predictions.player
        where events.block > ${after} and events.block > subscriptions.since
          and subscriptions.expires_at > ${databaseTime}
          and (events.name in ('RoundResolved', 'RoundVoided')
            or events.name = 'RewardsClaimed' and events.args ->> 'player' = subscriptions.player
              -- A player who claims has the page open.
              and events.args ->> 'caller' is distinct from subscriptions.player)
        on conflict do nothing`.execute(db);
    },

    /** Takes the messages that are due, at most `most`. A round that is no longer in the index counts as pending. */
    take: async (most: number): Promise<DueMessage[]> => {
      const { rows } = await sql<DueMessage>`
        with due as (
          select endpoint, player, round_id, kind from push_messages
          where done_at is null and next_at <= ${databaseTime}
          order by next_at limit ${most} for update skip locked
        ), taken as (
          update push_messages as messages
          set attempts = attempts + 1, next_at = ${databaseTime} + ${TAKEN_FOR_MS}
          from due
          where messages.endpoint = due.endpoint and messages.player = due.player
            and messages.round_id = due.round_id and messages.kind = due.kind
          returning messages.*
        )
        select taken.endpoint, taken.player, taken.round_id, taken.kind, taken.happened_at,
          taken.attempts, p256dh, auth, language, coalesce(outcome, 'Pending') as outcome,
          coalesce(up, false) as up, claimed
        from taken
        join push_subscriptions as subscriptions on subscriptions.endpoint = taken.endpoint
          and subscriptions.player = taken.player and subscriptions.expires_at > ${databaseTime}
        left join predictions on predictions.round_id = taken.round_id
          and predictions.player = taken.player
        left join rounds on rounds.id = taken.round_id`.execute(db);
      return rows;
    },

    /** The message is sent or given up, and is never sent again. */
    finish: async (message: Key): Promise<void> => {
      await sql`update push_messages set done_at = ${databaseTime} where ${one(message)}`.execute(
        db,
      );
    },

    postpone: async (message: Key, delayMs: number): Promise<void> => {
      await sql`update push_messages set next_at = ${databaseTime} + ${delayMs}
        where ${one(message)}`.execute(db);
    },

    /** Forgets a message whose event a reorganisation has removed. If the event comes back, the API sends a new message. */
    forget: async (message: Key): Promise<void> => {
      await sql`delete from push_messages where ${one(message)}`.execute(db);
    },

    /** The browser has ended the subscription. */
    dropBrowser: async (endpoint: string): Promise<void> => {
      await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    },

    /** Removes subscriptions whose session has ended, messages without one, and old messages. */
    tidy: async (): Promise<void> => {
      await sql`delete from push_subscriptions where expires_at <= ${databaseTime}`.execute(db);
      await sql`
        delete from push_messages as messages
        where done_at < ${databaseTime} - ${KEPT_FOR_MS}
          or done_at is null and not exists (
            select from push_subscriptions as subscriptions
            where subscriptions.endpoint = messages.endpoint
              and subscriptions.player = messages.player)`.execute(db);
    },
  };
}
