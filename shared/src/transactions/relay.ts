import { predictionDomain, predictionTypes } from '@updown/contracts';
import { formatUnits } from 'ethers';
import { isApiError, type ApiError } from '../api/api-error';
import { playerApi } from '../api/player';
import type { Config, PredictResponse } from '../api/types';
import { serverClock } from '../clock/server-clock';
import { makePrediction, type Prediction } from '../contracts/calls';
import type { AppThunk } from '../store/create-store';
import { WalletError } from '../wallet/wallet-error';
import { followRelayed } from './follow-relayed';
import { submitCall } from './send-transaction';
import { signTypedData } from './sign-typed-data';
import {
  trackTransaction,
  type Sender,
  type TransactionOutcome,
  type Write,
} from './track-transaction';
import { transactionRelaying, transactionSigning } from './transaction-slice';

// The operator does not pay at all, or not any more today: the wallet sends the transaction itself.
const LEFT_TO_WALLET: readonly unknown[] = [409, 429];

const isLeftToWallet = (thrown: unknown): boolean =>
  isApiError(thrown) && LEFT_TO_WALLET.includes(thrown.status);

/** A claim can be sent at any time: after this long without a trace of it the player may ask again. */
const CLAIM_WITHIN_MS = 120_000;
/** A signature is good until its deadline; what was mined just before shows a little later. */
const SHOWN_WITHIN_MS = 30_000;

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
      sender.dispatch(transactionSigning(sender.transaction));
      return submitCall(sender, makePrediction(config.contracts.game, prediction));
    }
  });

async function relayed(
  sender: Sender,
  config: Config,
  prediction: Prediction,
): Promise<string | null> {
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
  const until = deadline * 1000 + SHOWN_WITHIN_MS;
  return byOperator(sender, until, async () => hashOf(await ask({ signature, deadline })));
}

/**
 * Has the operator send it, which answers with the hash once it is mined. An answer that is lost says nothing of the
 * transaction: then it is followed until it shows, and there is no hash.
 */
async function byOperator(
  { dispatch, transaction }: Sender,
  until: number,
  ask: () => Promise<string>,
): Promise<string | null> {
  dispatch(transactionRelaying({ id: transaction.id, until }));
  try {
    return await ask();
  } catch (thrown) {
    if (!isApiError(thrown) || isRefusal(thrown)) throw thrown;
    await dispatch(followRelayed({ ...transaction, until }));
    return null;
  }
}

/** The operator has not sent it, and will not. A fault of the server says less: it may have come after the sending. */
const isRefusal = ({ kind, status = 400 }: ApiError): boolean =>
  kind === 'http' && status >= 400 && status < 500;

/**
 * The operator sends the claim and pays the gas; the payout goes to the player whoever sends it. Null where that is left
 * to the wallet.
 */
export function relayClaim(
  write: Write,
  roundId: number,
): AppThunk<Promise<TransactionOutcome | null>> {
  return async (dispatch) => {
    let isLeft = false;
    const ask = async () => {
      const answer = await dispatch(playerApi.endpoints.claim.initiate(roundId)).unwrap();
      return answer.transactionHash;
    };
    const relayed = trackTransaction(write, async (sender) => {
      try {
        return await byOperator(sender, serverClock.now() + CLAIM_WITHIN_MS, ask);
      } catch (thrown) {
        isLeft = isLeftToWallet(thrown);
        throw thrown;
      }
    });
    const outcome = await dispatch(relayed);
    return isLeft ? null : outcome;
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
