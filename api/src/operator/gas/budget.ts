import { sql } from 'kysely';
import type { Db } from '../../infra/database/database';
import type { Purpose, SponsoredTable } from '../../infra/database/tables';

export const DAY_MS = 24 * 3_600_000;
const BUDGET_LOCK = 0x7570_6275;

/** The amount reserved for one transaction until its cost is known. */
export interface Reservation {
  /** Replaces the reserved amount with the actual cost, even if the transaction reverted. */
  readonly book: (cost: bigint) => Promise<void>;
  /** Removes the reservation of a transaction that was never sent. */
  readonly release: () => Promise<void>;
}

/** Whose transaction it is, and which share of the day it counts for. */
export type Sponsored = Pick<SponsoredTable, 'player' | 'caller' | 'share'>;

const OPERATOR: Sponsored = { player: '', caller: '', share: 'play' };

/** The gas, in wei per day, that the operator spends for one purpose. */
export function createBudget(db: Db, purpose: Purpose, perDay: bigint) {
  return {
    /** Reserves `most` wei for a transaction. Undefined if the day's gas is used up. `check` may throw first. */
    reserve: (
      most: bigint,
      whose = OPERATOR,
      check?: (transaction: Db) => Promise<void>,
    ): Promise<Reservation | undefined> =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(BUDGET_LOCK)})`.execute(transaction);
        await check?.(transaction);
        const now = Date.now();
        const { spent } = await transaction
          .selectFrom('sponsored')
          .select(({ fn }) => fn.sum<bigint | null>('cost').as('spent'))
          .where('purpose', '=', purpose)
          .where('at', '>', now - DAY_MS)
          .executeTakeFirstOrThrow();
        if ((spent ?? 0n) + most > perDay) return undefined;
        const { id } = await transaction
          .insertInto('sponsored')
          .values({ ...whose, purpose, at: now, cost: most })
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
