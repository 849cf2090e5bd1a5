import {
  formatAmount,
  makePrediction,
  playerApi,
  sendTransaction,
  tokenApi,
  type AppThunk,
  type Config,
  type CurrentRound,
} from '@updown/shared';
import { sendApproval } from './approve';
import { failed, type Message } from './message';

export interface Bet {
  owner: string;
  round: Pick<CurrentRound, 'id' | 'lock_time'>;
  isUp: boolean;
  /** Base units. */
  stake: bigint;
}

/** Predicts in the given round and no other; approves the stake first where the allowance does not cover it. */
export function predict(config: Config, bet: Bet): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const { owner, round, isUp, stake } = bet;
    if ((await dispatch(allowanceOf(owner))) < stake) {
      const approval = await dispatch(sendApproval(config, stake));
      if (!approval.ok) return failed('approve', approval.error);
    }
    const what = `${isUp ? 'UP' : 'DOWN'} with ${formatAmount(stake)} ${config.token.symbol}`;
    const outcome = await dispatch(
      sendTransaction({
        kind: 'predict',
        call: makePrediction(config.contracts.game, {
          up: isUp,
          amount: stake,
          roundId: round.id,
          deadline: round.lock_time,
        }),
        summary: `Predict ${what}`,
        fallback: 'Prediction failed.',
        roundId: round.id,
      }),
    );
    if (!outcome.ok) return failed('predict', outcome.error);
    dispatch(showPrediction(bet));
    return { kind: 'predict', text: `Prediction placed successfully: ${what}.` };
  };
}

/** Asked anew: another tab may have spent it. Where it cannot be read, the simulation decides. */
function allowanceOf(owner: string): AppThunk<Promise<bigint>> {
  return async (dispatch) => {
    const { data, isError } = await dispatch(
      tokenApi.endpoints.allowance.initiate(owner, { subscribe: false, forceRefetch: true }),
    );
    return isError || data === undefined ? 2n ** 256n : BigInt(data);
  };
}

/** The chain has it; the API will say so in a moment. */
function showPrediction({ round, isUp, stake }: Bet): AppThunk {
  return (dispatch) => {
    const depositAmount = formatAmount(stake, undefined, 18).replaceAll(',', '');
    dispatch(
      playerApi.util.updateQueryData('ownPrediction', round.id, (own) => {
        Object.assign(own, { hasPredicted: true, predictedUp: isUp, depositAmount });
      }),
    );
  };
}
