import type { Db } from '../database/database';
import type { Prediction } from '../indexer/reduce';
import type { Position } from '../present/player';
import type { ReadModel } from '../state/read-model';
import { figuresOf, type Figures } from './figures';

/** What players have in the rounds, from the tables. */
export const createPositions = (db: Db, readModel: Pick<ReadModel, 'round'>) => {
  const withRounds = (predictions: readonly Prediction[]): Position[] =>
    predictions.flatMap((prediction) => {
      const round = readModel.round(prediction.round_id);
      return round === undefined ? [] : [{ prediction, round }];
    });

  return {
    /** The player's last `count` predictions, newest first. */
    latest: async (player: string, count: number): Promise<Position[]> =>
      withRounds(
        await db
          .selectFrom('predictions')
          .selectAll()
          .where('player', '=', player.toLowerCase())
          .orderBy('round_id', 'desc')
          .limit(count)
          .execute(),
      ),

    /** All of the player's predictions, however old, that won or are given back, and were not claimed; newest first. */
    unclaimed: async (player: string): Promise<Position[]> =>
      withRounds(
        await db
          .selectFrom('predictions')
          .innerJoin('rounds', 'rounds.id', 'predictions.round_id')
          .selectAll('predictions')
          .where('player', '=', player.toLowerCase())
          .where('claimed', 'is', null)
          .where((eb) =>
            eb.or([
              eb('outcome', 'in', ['Draw', 'Void']),
              eb.and([eb('up', '=', true), eb('outcome', '=', 'Up')]),
              eb.and([eb('up', '=', false), eb('outcome', '=', 'Down')]),
            ]),
          )
          .orderBy('round_id', 'desc')
          .execute(),
      ),

    /** The player's record in figures, over all predictions. */
    figures: (player: string): Promise<Figures> => figuresOf(db, player.toLowerCase()),

    in: async (roundId: number, player: string): Promise<Position | undefined> => {
      const round = readModel.round(roundId);
      if (round === undefined) return undefined;
      const prediction = await db
        .selectFrom('predictions')
        .selectAll()
        .where('round_id', '=', roundId)
        .where('player', '=', player.toLowerCase())
        .executeTakeFirst();
      return prediction && { prediction, round };
    },
  };
};

export type Positions = ReturnType<typeof createPositions>;
