import {
  formatAmount,
  makePrediction,
  permitPrediction,
  playerApi,
  relayPrediction,
  sendTransaction,
  tokenApi,
  type AppThunk,
  type Config,
  type CurrentRound,
  type Prediction,
  type TransactionOutcome,
  type Write,
} from '@updown/shared';
import { sendApproval } from './approve';
import { failed, type Message } from './message';

export interface Bet {
  owner: string;
  round: Pick<CurrentRound, 'id' | 'lock_time'>;
  isUp: boolean;
  /** Base units. */
  stake: bigint;
  /** Brings its own permit where the allowance does not cover the stake. */
  permits: boolean;
}

/** Predicts in the given round and no other; where the allowance does not cover the stake, approves that first. */
export function predict(config: Config, bet: Bet): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const { isUp, stake, round } = bet;
    const what = `${isUp ? 'UP' : 'DOWN'} with ${formatAmount(stake)} ${config.token.symbol}`;
    const write: Write = {
      kind: 'predict',
      summary: `Predict ${what}`,
      fallback: 'Prediction failed.',
      roundId: round.id,
    };
    const isCovered = (await dispatch(allowanceOf(bet.owner))) >= stake;
    if (!isCovered && !bet.permits) {
      const approval = await dispatch(sendApproval(config, stake));
      if (!approval.ok) return failed('approve', approval.error);
      // Many wallets let the player approve less than was asked for.
      if ((await dispatch(allowanceOf(bet.owner))) < stake) return tooLittleApproved(stake);
    }
    const prediction = predictionOf(bet);
    const outcome =
      !isCovered && bet.permits
        ? await dispatch(permitPrediction(write, config.contracts, prediction))
        : await dispatch(place(config, write, prediction));
    if (!outcome.ok) return failed('predict', outcome.error);
    dispatch(showPrediction(bet));
    return { kind: 'predict', text: `Prediction placed successfully: ${what}.` };
  };
}

const tooLittleApproved = (stake: bigint): Message => ({
  kind: 'predict',
  text: `Insufficient token allowance. Please approve ${formatAmount(stake)} tokens first.`,
});

/** What the contract takes later than this it refuses, as betting is closed. */
const predictionOf = ({ isUp, stake, round }: Bet): Prediction => ({
  up: isUp,
  amount: stake,
  roundId: round.id,
  deadline: round.lock_time,
});

/** By the operator where it pays the gas, else by the wallet. */
function place(
  config: Config,
  write: Write,
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> {
  if (config.sponsorsGas) return relayPrediction(write, config, prediction);
  return sendTransaction({ ...write, call: makePrediction(config.contracts.game, prediction) });
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
