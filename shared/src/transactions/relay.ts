import { predictionDomain, predictionTypes } from '@updown/contracts';
import { formatUnits } from 'ethers';
import { isApiError } from '../api/api-error';
import { playerApi } from '../api/player';
import type { Config, PredictResponse } from '../api/types';
import type { Prediction } from '../contracts/calls';
import type { AppThunk } from '../store/create-store';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { signTypedData } from './sign-typed-data';
import { trackTransaction, type TransactionOutcome, type Write } from './track-transaction';

/** Null where the operator does not pay: then the wallet sends the transaction itself. */
type Relayed = TransactionOutcome | null;

const CONFLICT = 409;

function refused(thrown: unknown, { fallback }: Write): Relayed {
  if (isApiError(thrown) && thrown.status === CONFLICT) return null;
  return { ok: false, error: toWalletError(thrown, fallback) };
}

/** The player signs the prediction; the operator sends it and pays the gas. */
export function relayPrediction(
  write: Write,
  config: Config,
  prediction: Prediction,
): AppThunk<Promise<Relayed>> {
  return async (dispatch) => {
    const { up, amount, roundId } = prediction;
    const body = {
      direction: up ? 'UP' : 'DOWN',
      amount: formatUnits(amount, config.token.decimals),
    };
    const ask = (more: { signature?: string; deadline?: number } = {}) =>
      dispatch(playerApi.endpoints.predict.initiate({ ...body, ...more })).unwrap();
    try {
      const { nonce, deadline } = guardOf(await ask());
      return await dispatch(
        trackTransaction(write, async (sender) => {
          // What is signed is what the player chose; of the server's text only what it alone knows is taken over.
          const domain = predictionDomain(config.chainId, config.contracts.game);
          const message = { player: sender.from, roundId, up, amount, nonce, deadline };
          const signature = await signTypedData(sender, domain, predictionTypes, message);
          return hashOf(await ask({ signature, deadline }));
        }),
      );
    } catch (thrown) {
      return refused(thrown, write);
    }
  };
}

/** The operator sends the claim and pays the gas; the payout goes to the player whoever sends it. */
export function relayClaim(write: Write, roundId: number): AppThunk<Promise<Relayed>> {
  return async (dispatch) => {
    try {
      const { transactionHash } = await dispatch(
        playerApi.endpoints.claim.initiate(roundId),
      ).unwrap();
      return await dispatch(trackTransaction(write, () => Promise.resolve(transactionHash)));
    } catch (thrown) {
      return refused(thrown, write);
    }
  };
}

type Answer = PredictResponse['data'];

const unexpected = () => new WalletError('The server gave an answer that is no prediction.', false);

function guardOf(answer: Answer): { nonce: string; deadline: number } {
  if (!('message' in answer)) throw unexpected();
  const { nonce, deadline } = answer.message;
  return { nonce: String(nonce), deadline: Number(deadline) };
}

function hashOf(answer: Answer): string {
  if (!('transactionHash' in answer)) throw unexpected();
  return answer.transactionHash;
}
