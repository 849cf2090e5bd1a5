import {
  allowQuickPlay,
  provideTestTokens,
  toWalletError,
  type Config,
  type QuickPlayBounds,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { predict, type PredictionRequest } from './predict';
import { failed, type Command } from './use-commands';

/**
 * A confirmed bet with everything that it needs: test tokens on a local chain, the key of Quick play if the player allows it, the
 * approval, and the prediction.
 */
export function placeBet(
  config: Config,
  request: PredictionRequest,
  allowed: QuickPlayBounds | null,
): Command {
  return async (dispatch) => {
    await dispatch(provideTestTokens(request.owner, request.stake));
    if (allowed !== null) {
      try {
        await dispatch(allowQuickPlay(allowed));
      } catch (thrown) {
        return failed('predict', toWalletError(thrown, t('Quick play was not turned on.')));
      }
    }
    return dispatch(predict(config, request));
  };
}
