import { sql } from 'kysely';
import type { Figures } from '../../game/present/player';
import { profitCurve, type ProfitStep } from '../../game/profit-curve';
import { streaksOf } from '../../game/standing';
import type { Db } from '../../infra/database/database';
import { payoutSql } from './payout-sql';

/** The maximum number of points of a curve. With more rounds, each point stands for several rounds. */
const POINTS = 100;

/** A player's predictions. `result` is the first letter of won, lost, refunded or pending. */
function resultsOf(player: string) {
  return sql`select round_id, amount, claimed, ${payoutSql} as payout,
      case when outcome = 'Pending' then 'P'
        when outcome in ('Draw', 'Void') then 'R'
        when outcome = case when up then 'Up' else 'Down' end then 'W'
        else 'L' end as result
    from predictions join rounds on rounds.id = predictions.round_id
    where player = ${player}`;
}

type Sums = Omit<Figures, 'currentStreak' | 'longestStreak' | 'curve'> & {
  readonly results: string;
};

async function sumsOf(db: Db, player: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*) as total,
      count(*) filter (where result = 'W') as won,
      count(*) filter (where result = 'L') as lost,
      count(*) filter (where result = 'P') as pending,
      count(*) filter (where result = 'R') as refunded,
      coalesce(sum(amount), 0) as staked,
      coalesce(sum(claimed), 0) as paid,
      coalesce(sum(payout) filter (where claimed is null), 0) as claimable,
      coalesce(sum(payout - amount) filter (where result <> 'P'), 0) as profit,
      coalesce(string_agg(result, '' order by round_id) filter (where result in ('W', 'L')), '')
        as results
    from (${resultsOf(player)}) as own`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A sum has no row.');
  return sums;
}

async function stepsOf(db: Db, player: string): Promise<ProfitStep[]> {
  const { rows } = await sql<ProfitStep>`
    select max(round_id) as round_id, sum(profit) as profit
    from (
      select round_id, payout - amount as profit,
        (row_number() over (order by round_id) - 1) * ${sql.lit(POINTS)} / count(*) over () as step
      from (${resultsOf(player)}) as own
      where result <> 'P') as ended
    group by step order by step`.execute(db);
  return rows;
}

/** A player's record over all predictions. */
export async function figuresOf(db: Db, player: string): Promise<Figures> {
  const [{ results, ...sums }, steps] = await Promise.all([
    sumsOf(db, player),
    stepsOf(db, player),
  ]);
  const { current, longest } = streaksOf(results);
  return {
    ...sums,
    currentStreak: current,
    longestStreak: longest,
    curve: profitCurve(steps),
  };
}
