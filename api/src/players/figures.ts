import { sql } from 'kysely';
import type { Db } from '../database/database';

/** A player's record: how many predictions there are of each kind, and what was staked and claimed in all. */
export interface Figures {
  readonly total: number;
  readonly won: number;
  readonly lost: number;
  readonly pending: number;
  readonly refunded: number;
  readonly staked: bigint;
  readonly paid: bigint;
}

export const figuresOf = async (db: Db, player: string): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    select count(*) as total,
      count(*) filter (where outcome = case when up then 'Up' else 'Down' end) as won,
      count(*) filter (where outcome = case when up then 'Down' else 'Up' end) as lost,
      count(*) filter (where outcome = 'Pending') as pending,
      count(*) filter (where outcome in ('Draw', 'Void')) as refunded,
      coalesce(sum(amount), 0) as staked, coalesce(sum(claimed), 0) as paid
    from predictions join rounds on rounds.id = predictions.round_id
    where player = ${player}`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A sum has no row.');
  return figures;
};
