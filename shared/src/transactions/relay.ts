import type { PredictResponse } from '@updown/protocol/api/player';
import type { Config } from '@updown/protocol/api/system';
import { predictionDomain, predictionTypes, sessionPredictionTypes } from '@updown/protocol/eip712';
import { t } from '../../texts/texts';
import { serverClock } from '../api/clock/server-clock';
import { playerApi } from '../api/player';
import { quickPlayApi } from '../api/quick-play';
import { refetchTags } from '../api/refetch-tags';
import { newTraceparent } from '../api/trace';
import { isApiError, type ApiError } from '../errors/api-error';
import { formatUnits } from '../format/units';
import { coversStake, selectQuickPlay } from '../quick-play/quick-play';
import type { AppThunk } from '../store/root-state';
import { transactionRelaying, transactionSigning } from '../store/transaction-slice';
import { makePrediction, type Prediction } from '../wallet/calls';
import type { SessionKeyPort } from '../wallet/wallet';
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

// The operator does not pay the gas, or has reached its daily limit, so the wallet sends the transaction itself.
const LEFT_TO_WALLET: readonly unknown[] = [409, 429];

function isLeftToWallet(thrown: unknown): boolean {
  return isApiError(thrown) && LEFT_TO_WALLET.includes(thrown.status);
}

/** A claim has no deadline; without a result after this time, the player may try again. */
const CLAIM_WITHIN_MS = 120_000;
/** A transaction mined just before the deadline appears in the API a little later. */
const SHOWN_WITHIN_MS = 30_000;

/** Whether the wallet is on another network, so that it can neither send a transaction of the game nor look for one. */
function isElsewhere({ transaction }: Sender, config: Config): boolean {
  return transaction.chainId !== config.chainId;
}

/**
 * The operator sends the prediction. The page's key signs it if Quick play covers the stake, so that the wallet does not ask;
 * otherwise the player signs it. If the operator does not send it, the wallet does.
 */
export function relayPrediction(
  write: Write,
  config: Config,
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> {
  return async (dispatch, getState, extra) => {
    const quickPlay = selectQuickPlay(getState(), serverClock.now());
    const key = coversStake(quickPlay, prediction.amount) ? extra.sessionKey : undefined;
    const outcome = await dispatch(
      trackTransaction(write, async (sender) => {
        try {
          return key === undefined
            ? await relayed(sender, config, prediction)
            : await signedByKey(key, sender, config, prediction);
        } catch (thrown) {
          if (!isLeftToWallet(thrown) || isElsewhere(sender, config)) throw thrown;
          sender.dispatch(transactionSigning(sender.transaction));
          return submitCall(sender, makePrediction(config.contracts.game, prediction));
        }
      }),
    );
    // A bet lowers the rest of the bound. A refusal means that the page's copy of the session is out of date.
    if (key !== undefined) dispatch(refetchTags(['Player']));
    return outcome;
  };
}

async function signedByKey(
  key: SessionKeyPort,
  sender: Sender,
  config: Config,
  { up, amount, roundId, deadline }: Prediction,
): Promise<string | null> {
  const signature = await key.sign({
    domain: predictionDomain(config.chainId, config.contracts.game),
    types: sessionPredictionTypes,
    message: { player: sender.from, roundId, up, amount, deadline },
  });
  const body = {
    direction: up ? 'UP' : 'DOWN',
    amount: formatUnits(amount, config.token.decimals),
    deadline,
    signature,
  };
  const ask = quickPlayApi.endpoints.quickPredict.initiate(body, { track: false });
  const until = deadline * 1000 + SHOWN_WITHIN_MS;
  const hash = await byOperator(sender, until, async () => {
    const { transactionHash } = await sender.dispatch(ask).unwrap();
    return transactionHash;
  });
  if (hash === null || !isElsewhere(sender, config)) return hash;
  await sender.dispatch(followRelayed({ ...sender.transaction, until }));
  return null;
}

async function relayed(
  sender: Sender,
  config: Config,
  prediction: Prediction,
): Promise<string | null> {
  const { up, amount, roundId } = prediction;
  const body = {
    // One trace for both calls, because they are one press.
    traceparent: newTraceparent(),
    direction: up ? 'UP' : 'DOWN',
    amount: formatUnits(amount, config.token.decimals),
  };
  const ask = (more: { signature?: string; deadline?: number } = {}) =>
    sender.dispatch(playerApi.endpoints.predict.initiate({ ...body, ...more })).unwrap();
  const { nonce, deadline } = guardOf(await ask());
  // The signed data is the player's own choice. Only the nonce and the deadline come from the server.
  const domain = predictionDomain(config.chainId, config.contracts.game);
  const message = { player: sender.from, roundId, up, amount, nonce, deadline };
  const signature = await signTypedData(sender, { domain, types: predictionTypes, message });
  const until = deadline * 1000 + SHOWN_WITHIN_MS;
  return byOperator(sender, until, async () => hashOf(await ask({ signature, deadline })));
}

/**
 * Asks the operator to send the transaction; resolves with the hash once it is mined. If the operator's answer is lost, waits
 * until the API shows the result and resolves with null.
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
    if (!isApiError(thrown) || isRejection(thrown)) throw thrown;
    await dispatch(followRelayed({ ...transaction, until })).catch((late: WalletError) => {
      throw Object.assign(late, { trace: thrown.trace });
    });
    return null;
  }
}

/** Whether the operator will not send the transaction. After a 5xx error it may still have sent it. */
function isRejection({ kind, status = 400 }: ApiError): boolean {
  return kind === 'http' && status >= 400 && status < 500;
}

/**
 * The operator sends the claim and pays the gas; the contract always pays the player. Resolves with null if the wallet must
 * send the claim.
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

function unexpected() {
  return new WalletError(t('The server sent an answer that is not a prediction.'), false);
}

function guardOf(answer: Answer): { nonce: string; deadline: number } {
  if (!('message' in answer)) throw unexpected();
  const { nonce, deadline } = answer.message;
  return { nonce: String(nonce), deadline: Number(deadline) };
}

function hashOf(answer: Answer): string {
  if (!('transactionHash' in answer)) throw unexpected();
  return answer.transactionHash;
}
