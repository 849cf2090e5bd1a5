import { sql } from 'kysely';

const winning = sql`case when up then up_pool else down_pool end`;
const losing = sql`case when up then down_pool else up_pool end`;

/**
 * `payout` of `game/payout.ts` in SQL, for predictions joined with their rounds, so that the database can sum years of
 * rounds. Zero while the outcome is pending. `figures.test.ts` compares the two implementations.
 */
export const payoutSql = sql<bigint>`case
  when outcome in ('Draw', 'Void') then amount
  when outcome = case when up then 'Up' else 'Down' end then amount + least(
    case
      when ${losing} = 0 or ${losing} = ${winning} then div(amount * 80, 100)
      else greatest(div(amount * ${losing} * 95, (${winning}) * 100), div(amount * 10, 100))
    end,
    div(amount * 900, 100))
  else 0 end`;
