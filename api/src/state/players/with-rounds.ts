import type { Position } from '../../game/present/player';
import type { Prediction } from '../../game/round';
import type { ReadModel } from '../read-model/read-model';

/** Predictions with their rounds. A round that this process has not read yet is left out with its predictions. */
export function withRounds(
  { round: roundOf }: Pick<ReadModel, 'round'>,
  predictions: readonly Prediction[],
): Position[] {
  return predictions.flatMap((prediction) => {
    const round = roundOf(prediction.round_id);
    return round === undefined ? [] : [{ prediction, round }];
  });
}
