import type { Position } from '../../game/present/player';
import type { Prediction } from '../../game/round';
import type { ReadModel } from '../read-model/read-model';

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
