import type { HouseFigures } from '@updown/protocol/api/house';
import { sql } from 'kysely';
import { houseFigures } from '../../game/present/house';
import type { Db } from '../../infra/database/database';
import { payoutSql } from '../players/payout-sql';
import type { ReadModel } from '../read-model/read-model';

/** The sums over the rounds that ended on a day, or on every day. Amounts are in base units. */
export interface HouseSums {
  readonly rounds: number;
  readonly players: number;
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly refunds: bigint;
  readonly burned: bigint;
}

/** Days since 1970 in UTC; null for the sums over the whole period. */
type Row = HouseSums & { readonly day: number | null };

/** Round ids are in the order of the rounds' ends, so the bets of a period can be found by round id. */
async function firstRoundFrom(db: Db, time: number): Promise<number | null> {
  const { id } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('end_time', '>=', time)
    .executeTakeFirstOrThrow();
  return id;
}

/** The sums for each day with an ended round and for the whole period, starting at a day. */
export async function sumsByDay(db: Db, firstDay: number): Promise<Row[]> {
  const first = await firstRoundFrom(db, firstDay * 86_400);
  if (first === null) return [];
  const { rows } = await sql<Row>`
    with ended as (
      select id, end_time / 86400 as day, outcome, up_pool, down_pool, burned
      from rounds
      where outcome <> 'Pending' and id >= ${first}),
    bets as (
      select day, round_id, player, amount, ${payoutSql} as paid,
        outcome in ('Draw', 'Void') as is_refund
      from predictions join ended on ended.id = predictions.round_id
      where round_id >= ${first}),
    burns as (select day, sum(burned) as burned from ended group by rollup(day))
    select bets.day, count(distinct round_id) as rounds, count(distinct player) as players,
      sum(amount) as stakes,
      coalesce(sum(paid) filter (where not is_refund), 0) as payouts,
      coalesce(sum(paid) filter (where is_refund), 0) as refunds,
      (select burned from burns where burns.day is not distinct from bets.day) as burned
    from bets group by rollup(bets.day)
    having count(*) > 0 order by bets.day`.execute(db);
  return rows;
}

const DAY_MS = 86_400_000;

/**
 * The house's figures for the last days, including today. Summing all bets of the period takes half a second for 80,000
 * bets, so callers share the result until a round starts or ends. Bets in open rounds do not count.
 */
export function createHouse(
  db: Db,
  { latestRound, openRounds }: Pick<ReadModel, 'latestRound' | 'openRounds'>,
  clock: { readonly now: () => number },
) {
  const known = new Map<number, { key: string; figures: Promise<HouseFigures> }>();
  return (days: number): Promise<HouseFigures> => {
    const today = Math.floor(clock.now() / DAY_MS);
    const open = openRounds().map(({ id }) => id);
    const key = `${today} ${latestRound()?.id} ${open.join()}`;
    const found = known.get(days);
    if (found?.key === key) return found.figures;
    const first = today - days + 1;
    const figures = sumsByDay(db, first).then((rows) => houseFigures(rows, first, today));
    known.set(days, { key, figures });
    // After a failure, the next caller reads the figures again.
    figures.catch(() => known.get(days)?.figures === figures && known.delete(days));
    return figures;
  };
}

export type House = ReturnType<typeof createHouse>;
