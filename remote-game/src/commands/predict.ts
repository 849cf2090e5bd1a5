import {
  type AppThunk,
  type Config,
  type CurrentRound,
  exactAmount,
  makePrediction,
  permitPrediction,
  plainTokens,
  playerApi,
  type Prediction,
  relayPrediction,
  sendTransaction,
  tokenApi,
  type TransactionOutcome,
  type Write,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { sendApproval } from './approve';
import { failed, type Command, type Message } from './use-commands';

export interface PredictionRequest {
  owner: string;
  round: Pick<CurrentRound, 'id' | 'lock_time'>;
  isUp: boolean;
  /** Base units. */
  stake: bigint;
  /** Whether to send a permit with the prediction if the allowance does not cover the stake. */
  permits: boolean;
  /** What to approve otherwise, in base units; by default the stake. */
  approves?: bigint;
}

/** Predicts in the given round only. Without a permit, first approves a stake that the allowance does not cover. */
export function predict(config: Config, request: PredictionRequest): Command {
  return async (dispatch) => {
    const { isUp, stake, round } = request;
    const amount = `${exactAmount(stake)} ${config.token.symbol}`;
    const write: Write = {
      kind: 'predict',
      summary: isUp
        ? t('Predict UP with {amount}', { amount })
        : t('Predict DOWN with {amount}', { amount }),
      done: isUp ? t('UP placed · {amount}', { amount }) : t('DOWN placed · {amount}', { amount }),
      fallback: t('Prediction failed.'),
      roundId: round.id,
    };
    const isCovered = (await dispatch(allowanceOf(request.owner))) >= stake;
    if (!isCovered && !request.permits) {
      const approval = await dispatch(sendApproval(config, request.approves ?? stake));
      if (!approval.ok) return failed('approve', approval.error);
      // Many wallets let the player lower the approved amount.
      if ((await dispatch(allowanceOf(request.owner))) < stake) return tooLittleApproved(stake);
    }
    const prediction = predictionOf(request);
    const outcome =
      !isCovered && request.permits
        ? await dispatch(permitPrediction(write, config.contracts, prediction))
        : await dispatch(place(config, write, prediction));
    if (!outcome.ok) return failed('predict', outcome.error);
    dispatch(showPrediction(request));
    return null;
  };
}

function tooLittleApproved(stake: bigint): Message {
  return {
    kind: 'predict',
    text: t('Insufficient token allowance. Please approve {amount} tokens first.', {
      amount: exactAmount(stake),
    }),
  };
}

/** The deadline is the end of betting, after which the contract reverts anyway. */
function predictionOf({ isUp, stake, round }: PredictionRequest): Prediction {
  return {
    up: isUp,
    amount: stake,
    roundId: round.id,
    deadline: round.lock_time,
  };
}

/** Sends the prediction through the operator if it pays the gas, otherwise through the wallet. */
function place(
  config: Config,
  write: Write,
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> {
  if (config.sponsorsGas) return relayPrediction(write, config, prediction);
  return sendTransaction({ ...write, call: makePrediction(config.contracts.game, prediction) });
}

/** Always refetches, because another tab may have spent the allowance. If the read fails, the simulation decides. */
function allowanceOf(owner: string): AppThunk<Promise<bigint>> {
  return async (dispatch) => {
    const { data, isError } = await dispatch(
      tokenApi.endpoints.allowance.initiate(owner, { subscribe: false, forceRefetch: true }),
    );
    return isError || data === undefined ? 2n ** 256n : BigInt(data);
  };
}

/** Shows the prediction at once; the API follows a moment later. */
function showPrediction({ round, isUp, stake }: PredictionRequest): AppThunk {
  return (dispatch) => {
    const depositAmount = plainTokens(stake);
    dispatch(
      playerApi.util.updateQueryData('ownPrediction', round.id, (own) => {
        Object.assign(own, { hasPredicted: true, predictedUp: isUp, depositAmount });
      }),
    );
  };
}
