import { predictionDomain, predictionTypes } from '@updown/contracts';
import { formatUnits } from 'ethers';
import { isApiError } from '../api/api-error';
import { playerApi } from '../api/player';
import type { Config, PredictResponse } from '../api/types';
import { makePrediction, type Prediction } from '../contracts/calls';
import type { AppThunk } from '../store/create-store';
import { toWalletError, WalletError } from '../wallet/wallet-error';
import { submitCall } from './send-transaction';
import { signTypedData } from './sign-typed-data';
import {
  trackTransaction,
  type Sender,
  type TransactionOutcome,
  type Write,
} from './track-transaction';

// The operator does not pay at all, or not any more today: the wallet sends the transaction itself.
const LEFT_TO_WALLET: readonly unknown[] = [409, 429];

const isLeftToWallet = (thrown: unknown): boolean =>
  isApiError(thrown) && LEFT_TO_WALLET.includes(thrown.status);

/** The player signs the prediction; the operator sends it and pays the gas, or else the wallet does. */
export const relayPrediction = (
  write: Write,
  config: Config,
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> =>
  trackTransaction(write, async (sender) => {
    try {
      return await relayed(sender, config, prediction);
    } catch (thrown) {
      if (!isLeftToWallet(thrown)) throw thrown;
      return submitCall(sender, makePrediction(config.contracts.game, prediction));
    }
  });

async function relayed(sender: Sender, config: Config, prediction: Prediction): Promise<string> {
  const { up, amount, roundId } = prediction;
  const body = {
    direction: up ? 'UP' : 'DOWN',
    amount: formatUnits(amount, config.token.decimals),
  };
  const ask = (more: { signature?: string; deadline?: number } = {}) =>
    sender.dispatch(playerApi.endpoints.predict.initiate({ ...body, ...more })).unwrap();
  const { nonce, deadline } = guardOf(await ask());
  // What is signed is what the player chose; of the server's text only what it alone knows is taken over.
  const domain = predictionDomain(config.chainId, config.contracts.game);
  const message = { player: sender.from, roundId, up, amount, nonce, deadline };
  const signature = await signTypedData(sender, domain, predictionTypes, message);
  return hashOf(await ask({ signature, deadline }));
}

/**
 * The operator sends the claim and pays the gas; the payout goes to the player whoever sends it. Null where that is left
 * to the wallet.
 */
export function relayClaim(
  write: Write,
  roundId: number,
): AppThunk<Promise<TransactionOutcome | null>> {
  return async (dispatch) => {
    try {
      const { transactionHash } = await dispatch(
        playerApi.endpoints.claim.initiate(roundId),
      ).unwrap();
      return await dispatch(trackTransaction(write, () => Promise.resolve(transactionHash)));
    } catch (thrown) {
      if (isLeftToWallet(thrown)) return null;
      return { ok: false, error: toWalletError(thrown, write.fallback) };
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
