import type { IrregularRound } from '@updown/protocol/api/rounds';
import { outcomeOf } from '../../game/present/rounds';
import { hasStakes } from '../../game/round';
import type { Db } from '../../infra/database/database';
import type { ReadModel } from '../read-model/read-model';
import { createQueriedResources } from '../resources/resources';

const DAYS = 90;
const DAY_SECONDS = 86_400;
/** The keeper ends a round within seconds. */
const LATE_SECONDS = 120;
const SHOWN = 200;
const KEPT = 10;

/** The rounds of the last days whose players did not get their result in time, newest first. `now` is in milliseconds. */
async function irregularRounds(db: Db, now: number): Promise<IrregularRound[]> {
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('events', 'events.round_id', 'rounds.id')
    .innerJoin('blocks', 'blocks.hash', 'events.block_hash')
    .select(['id', 'end_time', 'outcome', 'up_pool', 'down_pool', 'blocks.time'])
    .where('events.name', 'in', ['RoundResolved', 'RoundVoided'])
    .where('end_time', '>', Math.floor(now / 1000) - DAYS * DAY_SECONDS)
    .where((is) =>
      is.or([
        is('outcome', '=', 'Void'),
        is('blocks.time', '>', is('end_time', '+', LATE_SECONDS)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.filter(hasStakes).flatMap(({ id, end_time, outcome, time }) => {
    const ended = outcomeOf(outcome);
    return ended === null
      ? []
      : [
          {
            roundId: id,
            endTime: end_time,
            outcome: ended,
            secondsLate: Math.max(0, time - end_time),
          },
        ];
  });
}

/** The response with these rounds, read again when a round starts or ends. */
export function createIrregularRounds(
  db: Db,
  { latestRound, openRounds }: Pick<ReadModel, 'latestRound' | 'openRounds'>,
  clock: { readonly now: () => number },
) {
  const answer = createQueriedResources(KEPT, () => latestRound()?.id ?? 0);
  return () => {
    const open = openRounds().map(({ id }) => id);
    return answer(open.join(), async () => ({
      success: true,
      data: await irregularRounds(db, clock.now()),
    }));
  };
}

export type IrregularRounds = ReturnType<typeof createIrregularRounds>;
