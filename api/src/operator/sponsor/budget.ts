import { sql } from 'kysely';
import { tooMany } from '../../game/api-error';
import type { Db } from '../../infra/database/database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BUDGET_LOCK = 0x7570_6275;

interface Limits {
  readonly perPlayerHour: number;
  /** Wei. */
  readonly perDay: bigint;
}

/** The amount reserved for one transaction until its cost is known. */
export interface Reservation {
  /** Replaces the reserved amount with the actual cost, even if the transaction reverted. */
  readonly book: (cost: bigint) => Promise<void>;
  /** Removes the reservation of a transaction that was never sent. */
  readonly release: () => Promise<void>;
}

/**
 * The operator's budget for players: a number of transactions per hour for each player, and an amount of gas per day
 * for all.
 */
export function createBudget(db: Db, { perPlayerHour, perDay }: Limits) {
  return {
    /** Reserves `most` wei for a transaction. Throws a 429 if a limit is reached. */
    reserve: (player: string, most: bigint): Promise<Reservation> =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(BUDGET_LOCK)})`.execute(transaction);
        const now = Date.now();
        const { count } = await transaction
          .selectFrom('sponsored')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('player', '=', player)
          .where('at', '>', now - HOUR_MS)
          .executeTakeFirstOrThrow();
        if (count >= perPlayerHour) {
          throw tooMany(
            'You have used up your free transactions. Please send the transaction with your wallet.',
          );
        }
        const { spent } = await transaction
          .selectFrom('sponsored')
          .select(({ fn }) => fn.sum<bigint | null>('cost').as('spent'))
          .where('at', '>', now - DAY_MS)
          .executeTakeFirstOrThrow();
        if ((spent ?? 0n) + most > perDay) {
          throw tooMany(
            "Today's free gas is used up. Please send the transaction with your wallet.",
          );
        }
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
  };
}

export type Budget = ReturnType<typeof createBudget>;
