import { tooMany } from '../../game/api-error';
import type { Db } from '../../infra/database/database';
import { createBudget, type Reservation } from '../gas/budget';

const HOUR_MS = 3_600_000;

interface Limits {
  readonly perPlayerHour: number;
  /** Wei. */
  readonly perDay: bigint;
}

/**
 * The operator's budget for players: a number of transactions per hour for each player, and an amount of gas per day
 * for all.
 */
export function createPlayerBudget(db: Db, { perPlayerHour, perDay }: Limits) {
  const budget = createBudget(db, 'player', perDay);

  const assertFewerThanHourly = async (transaction: Db, player: string) => {
    const { count } = await transaction
      .selectFrom('sponsored')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .where('at', '>', Date.now() - HOUR_MS)
      .executeTakeFirstOrThrow();
    if (count < perPlayerHour) return;
    throw tooMany(
      'You have used up your free transactions. Please send the transaction with your wallet.',
    );
  };

  return {
    /** Reserves `most` wei for a transaction. Throws a 429 if a limit is reached. */
    reserve: async (player: string, most: bigint): Promise<Reservation> => {
      const reservation = await budget.reserve(most, player, (transaction) =>
        assertFewerThanHourly(transaction, player),
      );
      if (reservation !== undefined) return reservation;
      throw tooMany("Today's free gas is used up. Please send the transaction with your wallet.");
    },
  };
}

export type PlayerBudget = ReturnType<typeof createPlayerBudget>;
