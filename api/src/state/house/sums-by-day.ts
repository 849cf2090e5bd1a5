import { sql } from 'kysely';
import type { Db } from '../../infra/database/database';
import { payoutSql } from '../players/payout-sql';

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
