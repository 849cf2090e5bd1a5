import type { Db } from '../database/database';
import type { Position } from '../present/player';
import type { ReadModel } from '../state/read-model';

/** How many of a player's predictions are looked at, newest first. */
const most = 1000;

/** What players have in the rounds, from the tables. */
export const createPositions = (db: Db, readModel: Pick<ReadModel, 'round'>) => ({
  of: async (player: string): Promise<Position[]> => {
    const predictions = await db
      .selectFrom('predictions')
      .selectAll()
      .where('player', '=', player.toLowerCase())
      .orderBy('round_id', 'desc')
      .limit(most)
      .execute();
    return predictions.flatMap((prediction) => {
      const round = readModel.round(prediction.round_id);
      return round === undefined ? [] : [{ prediction, round }];
    });
  },

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
});

export type Positions = ReturnType<typeof createPositions>;
