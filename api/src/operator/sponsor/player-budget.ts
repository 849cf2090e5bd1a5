import { sql } from 'kysely';
import type { Db } from '../../infra/database/database';
import type { GasShare } from '../../infra/database/tables';
import { createBudget, DAY_MS, type Reservation, type Sponsored } from '../gas/budget';
import { UsedUp } from './used-up';

const HOUR_MS = 3_600_000;
/** Only claims, sends and changes of keys get this part of the day, so that no rush of bets stops them. */
const KEPT_PERCENT = 25n;
/** Keys without tokens cost nothing, so all of one caller's together get this part of the caller's share. */
const POOR_PERCENT = 10n;

/**
 * What a transaction is for. `own`: the player's own tokens, keys and limits. A claim needs an earlier stake, so a caller
 * cannot make one up.
 */
export type Kind = 'claim' | 'own' | 'play';

interface Limits {
  readonly perPlayerHour: number;
  /** Wei. */
  readonly perDay: bigint;
  /** The part of the day that one caller may use. */
  readonly perCallerPercent: number;
}

export function shareOf(kind: Kind, isPoor: boolean): GasShare {
  if (kind === 'claim') return 'kept';
  if (isPoor) return 'poor';
  return kind === 'own' ? 'kept' : 'play';
}

function percentOf(whole: bigint, percent: bigint): bigint {
  return (whole * percent) / 100n;
}

/**
 * The operator's budget for players: a number of transactions per hour for each player, and an amount of gas per day
 * for all, of which each caller gets a part.
 */
export function createPlayerBudget(db: Db, { perPlayerHour, perDay, perCallerPercent }: Limits) {
  const budget = createBudget(db, 'player', perDay);
  const perCaller = percentOf(perDay, BigInt(perCallerPercent));

  const assertFewerThanHourly = async (transaction: Db, player: string) => {
    const { count } = await transaction
      .selectFrom('sponsored')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .where('at', '>', Date.now() - HOUR_MS)
      .executeTakeFirstOrThrow();
    if (count >= perPlayerHour) throw new UsedUp('hour');
  };

  const assertWithinShares = async (transaction: Db, whose: Sponsored, most: bigint) => {
    const { caller, share } = whose;
    const isOwn = sql`caller = ${caller}`;
    const isUnkept = sql`share <> 'kept'`;
    const spent = (where: ReturnType<typeof sql>) =>
      sql<bigint>`coalesce(sum(cost) filter (where ${where}), 0)`;
    const { unkept, own, ownUnkept, ownPoor } = await transaction
      .selectFrom('sponsored')
      .select([
        spent(isUnkept).as('unkept'),
        spent(isOwn).as('own'),
        spent(sql`${isOwn} and ${isUnkept}`).as('ownUnkept'),
        spent(sql`${isOwn} and share = 'poor'`).as('ownPoor'),
      ])
      .where('purpose', '=', 'player')
      .where('at', '>', Date.now() - DAY_MS)
      .executeTakeFirstOrThrow();
    const exceeds = (used: bigint, limit: bigint) => used + most > limit;
    if (exceeds(own, perCaller)) throw new UsedUp('day');
    if (share === 'kept') return;
    if (share === 'poor' && exceeds(ownPoor, percentOf(perCaller, POOR_PERCENT))) {
      throw new UsedUp('day');
    }
    const unkeptPercent = 100n - KEPT_PERCENT;
    if (
      exceeds(ownUnkept, percentOf(perCaller, unkeptPercent)) ||
      exceeds(unkept, percentOf(perDay, unkeptPercent))
    ) {
      throw new UsedUp('play');
    }
  };

  return {
    /** Reserves `most` wei for a transaction. Throws `UsedUp` if a limit is reached. */
    reserve: async (whose: Sponsored, most: bigint): Promise<Reservation> => {
      const reservation = await budget.reserve(most, whose, async (transaction) => {
        await assertFewerThanHourly(transaction, whose.player);
        await assertWithinShares(transaction, whose, most);
      });
      if (reservation === undefined) throw new UsedUp('day');
      return reservation;
    },
  };
}

export type PlayerBudget = ReturnType<typeof createPlayerBudget>;
