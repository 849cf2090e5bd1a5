import { sql } from 'kysely';
import type { Db } from '../database/database';
import { tooMany } from '../problem';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const budgetLock = 0x7570_6275;

interface Limits {
  readonly perPlayerHour: number;
  /** Wei. */
  readonly perDay: bigint;
}

/** What is set aside for one transaction, until it is known what became of it. */
export interface Reservation {
  /** Books what it did cost, carried out or not. */
  readonly book: (cost: bigint) => Promise<void>;
  /** It was never sent: it costs nothing, and does not count. */
  readonly release: () => Promise<void>;
}

/** What the operator may still pay for players: so many transactions an hour for each, so much gas a day for all. */
export const createBudget = (db: Db, { perPlayerHour, perDay }: Limits) => ({
  /** Sets `most` aside for a transaction, or refuses it. */
  reserve: (player: string, most: bigint): Promise<Reservation> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(budgetLock)})`.execute(transaction);
      const now = Date.now();
      const { count } = await transaction
        .selectFrom('sponsored')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player', '=', player)
        .where('at', '>', now - hourMs)
        .executeTakeFirstOrThrow();
      if (count >= perPlayerHour)
        throw tooMany('You have used up your free transactions. Please send it with your wallet.');
      const { spent } = await transaction
        .selectFrom('sponsored')
        .select(({ fn }) => fn.sum<bigint | null>('cost').as('spent'))
        .where('at', '>', now - dayMs)
        .executeTakeFirstOrThrow();
      if ((spent ?? 0n) + most > perDay)
        throw tooMany("Today's free gas is used up. Please send it with your wallet.");
      const { id } = await transaction
        .insertInto('sponsored')
        .values({ player, at: now, cost: most })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        book: async (cost) => {
          await db.updateTable('sponsored').set({ cost }).where('id', '=', id).execute();
        },
        release: async () => {
          await db.deleteFrom('sponsored').where('id', '=', id).execute();
        },
      };
    }),
});

export type Budget = ReturnType<typeof createBudget>;
