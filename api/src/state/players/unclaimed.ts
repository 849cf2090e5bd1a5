import type { Db } from '../../infra/database/database';

/** The unclaimed predictions with a payout or a returned stake. */
export function unclaimed(db: Db) {
  return db
    .selectFrom('predictions')
    .innerJoin('rounds', 'rounds.id', 'predictions.round_id')
    .where('claimed', 'is', null)
    .where((eb) =>
      eb.or([
        eb('outcome', 'in', ['Draw', 'Void']),
        eb.and([eb('up', '=', true), eb('outcome', '=', 'Up')]),
        eb.and([eb('up', '=', false), eb('outcome', '=', 'Down')]),
      ]),
    );
}
