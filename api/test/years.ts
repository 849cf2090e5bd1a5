import { sql } from 'kysely';
import type { Db } from '../src/infra/database/database';

export const PREDICTIONS_PER_ROUND = 10;
export const BLOCKS_PER_ROUND = 25;

/** A player with a prediction in every round. */
export const keenPlayer = `0x${'0'.repeat(40)}`;
/** One of the other players. */
export const usualPlayer = `0x${'100'.padStart(40, '0')}`;

/**
 * Fills the tables with consecutive rounds of ten predictions each, including one by the keen player, with the winners'
 * claims, and with an admin command every 500 rounds.
 */
export async function fillYears(db: Db, rounds: number, otherPlayers = 20_000): Promise<void> {
  const hash = (text: string, filling: string) =>
    sql.raw(`'0x' || lpad(to_hex(${text}), 64, '${filling}')`);
  const statements = [
    sql`insert into rounds (id, start_time, end_time, lock_time, price_at_start, price_at_end,
        outcome, up_pool, down_pool, up_players, down_players,
        minimum_deposit, maximum_deposit, paid, burned, revision,
        feed_round_at_start, feed_round_at_end)
      select id, id*300, id*300+300, id*300+295, 240000000000, 240000000000+id,
      case when id % 2 = 0 then 'Up' else 'Down' end, 5e18, 5e18, 5, 5, 1e18, 1e21, 9e18, 1e17, id, id, id + 1
      from generate_series(1, ${sql.lit(rounds)}) id`,
    sql`insert into predictions (round_id, player, up, amount, claimed, block, log_index)
      select round, '0x' || lpad(to_hex(
        case when bet = 0 then 0 else 1 + ((round * 7919 + bet * 104729) % ${sql.lit(otherPlayers)}) end), 40, '0'),
      bet % 2 = 0, 1e18, case when (bet % 2 = 0) = (round % 2 = 0) then 19e17 end,
      round * ${sql.lit(BLOCKS_PER_ROUND)} + bet, bet
      from generate_series(1, ${sql.lit(rounds)}) round,
        generate_series(0, ${sql.lit(PREDICTIONS_PER_ROUND - 1)}) bet on conflict do nothing`,
    sql`insert into events select 1, ${hash('block', '0')}, log_index, block,
      ${hash('block * 16 + log_index', '0')}, 'PredictionMade', round_id,
      jsonb_build_object('roundId', round_id, 'player', player, 'up', up, 'amount', amount::text)
      from predictions`,
    sql`insert into events select 1, ${hash('block + 20', '0')}, 200 + log_index, block + 20,
      ${hash('block * 16 + log_index', '3')}, 'RewardsClaimed', round_id,
      jsonb_build_object('roundId', round_id, 'player', player, 'payout', claimed::text)
      from predictions where claimed is not null`,
    sql`insert into events select 1, ${hash(`id * ${BLOCKS_PER_ROUND}`, '0')}, 300,
      id * ${sql.lit(BLOCKS_PER_ROUND)}, ${hash('id', '4')}, 'MinimumDepositChanged', null,
      '{"amount":"1"}' from rounds where id % 500 = 0`,
    sql`insert into blocks select distinct block, block_hash, block_hash, block * 12 from events`,
    sql`insert into cursor values (true, 1, 'game', ${sql.lit(rounds * BLOCKS_PER_ROUND)}, 'hash',
      ${sql.lit(rounds)}, 0)`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
