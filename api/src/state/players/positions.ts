import type { Figures, Position } from '../../game/present/player';
import type { Prediction } from '../../game/round';
import type { Db } from '../../infra/database/database';
import type { ReadModel } from '../read-model/read-model';
import { figuresOf } from './figures';
import { playerPage } from './pages';

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

/** Joins predictions with their rounds. Leaves out predictions whose round this process has not read yet. */
export function withRounds(
  { round: roundOf }: Pick<ReadModel, 'round'>,
  predictions: readonly Prediction[],
): Position[] {
  return predictions.flatMap((prediction) => {
    const round = roundOf(prediction.round_id);
    return round === undefined ? [] : [{ prediction, round }];
  });
}

/** Players' predictions with their rounds, from the tables. */
export function createPositions(db: Db, readModel: Pick<ReadModel, 'round'>) {
  return {
    /** The player's last `count` predictions, newest first. */
    latest: async (player: string, count: number): Promise<Position[]> =>
      withRounds(readModel, await playerPage(db, player.toLowerCase(), { limit: count })),

    /** All of the player's unclaimed predictions with a payout or a returned stake, newest first. */
    unclaimed: async (player: string): Promise<Position[]> =>
      withRounds(
        readModel,
        await unclaimed(db)
          .selectAll('predictions')
          .where('player', '=', player.toLowerCase())
          .orderBy('round_id', 'desc')
          .execute(),
      ),

    /** The player's record over all predictions. */
    figures: (player: string): Promise<Figures> => figuresOf(db, player.toLowerCase()),

    /** The player's prediction in a round, with the time of its block in Unix seconds. */
    in: async (
      roundId: number,
      player: string,
    ): Promise<(Position & { time: number | null }) | undefined> => {
      const round = readModel.round(roundId);
      if (round === undefined) return undefined;
      const found = await db
        .selectFrom('predictions')
        .leftJoin('blocks', 'blocks.number', 'predictions.block')
        .selectAll('predictions')
        .select('blocks.time')
        .where('round_id', '=', roundId)
        .where('player', '=', player.toLowerCase())
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const { time, ...prediction } = found;
      return { prediction, round, time };
    },
  };
}

export type Positions = ReturnType<typeof createPositions>;
