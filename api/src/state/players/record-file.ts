import { sql } from 'kysely';
import { recordHeader, recordLine, type RecordedBet } from '../../game/present/record-file';
import { csvLines } from '../../infra/csv';
import type { Db } from '../../infra/database/database';
import { payoutSql } from './payout-sql';

const BETS_PER_PAGE = 500;

async function betsAfter(db: Db, player: string, after: number): Promise<RecordedBet[]> {
  const { rows } = await sql<RecordedBet>`
    select predictions.round_id, up, amount, outcome, start_time, end_time,
      price_at_start, price_at_end, ${payoutSql} as payout,
      bet_block.time as bet_time, bet.transaction_hash as bet_transaction, bet.fee as bet_fee,
      claim_block.time as paid_time, claim.transaction_hash as paid_transaction,
      claim.fee as paid_fee
    from predictions
    join rounds on rounds.id = predictions.round_id
    left join blocks as bet_block on bet_block.number = predictions.block
    left join events as bet
      on bet.block = predictions.block and bet.log_index = predictions.log_index
    left join events as claim
      on claim.name = 'RewardsClaimed' and claim.round_id = predictions.round_id
      and claim.args ->> 'player' = predictions.player
    left join blocks as claim_block on claim_block.number = claim.block
    where predictions.player = ${player} and predictions.round_id > ${after}
    order by predictions.round_id limit ${BETS_PER_PAGE}`.execute(db);
  return rows;
}

/**
 * A player's whole record as the text of a CSV file, oldest bet first. Only one page is in memory, and the database is
 * free between two pages, however slowly the caller reads.
 * @param symbol The token's.
 */
export async function* recordFile(db: Db, address: string, symbol: string): AsyncGenerator<string> {
  const player = address.toLowerCase();
  let bets = await betsAfter(db, player, 0);
  yield csvLines([recordHeader]);
  while (bets.length > 0) {
    yield csvLines(bets.map((bet) => recordLine(bet, symbol)));
    if (bets.length < BETS_PER_PAGE) return;
    bets = await betsAfter(db, player, bets.at(-1)?.round_id ?? 0);
  }
}
