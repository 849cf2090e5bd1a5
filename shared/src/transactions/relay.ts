import type { Config } from '@updown/protocol/api/system';
import { predictionDomain, predictionTypes, sessionPredictionTypes } from '@updown/protocol/eip712';
import { authApi } from '../api/auth';
import { serverClock } from '../api/clock/server-clock';
import { playerApi } from '../api/player';
import { quickPlayApi } from '../api/quick-play';
import { readOnce } from '../api/read-once';
import { refetchTags } from '../api/refetch-tags';
import { isApiError } from '../errors/api-error';
import { formatUnits } from '../format/units';
import { coversStake, selectQuickPlay } from '../quick-play/quick-play';
import type { AppThunk, RootState } from '../store/root-state';
import { transactionRelaying, transactionSigning } from '../store/transaction-slice';
import { makePrediction, type Prediction } from '../wallet/calls';
import type { SessionKeyPort } from '../wallet/wallet';
import { toWalletError } from '../wallet/wallet-error';
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

/** Not for an account whose contract checks no signatures. */
function isGasFree(state: RootState): boolean {
  return authApi.endpoints.me.select()(state).data?.gas_is_free !== false;
}

/** A claim has no deadline; without a result after this time, the player may try again. */
const CLAIM_WITHIN_MS = 120_000;
/** A transaction mined just before the deadline appears in the API a little later. */
const SHOWN_WITHIN_MS = 30_000;

function shownBy(deadline: number): number {
  return deadline * 1000 + SHOWN_WITHIN_MS;
}

/** Whether the wallet is on another network, so that it can neither send a transaction of the game nor look for one. */
function isElsewhere({ chainId }: Pick<Sender['transaction'], 'chainId'>, config: Config): boolean {
  return chainId !== config.chainId;
}

function bodyOf({ up, amount, deadline }: Prediction, { token }: Config) {
  return { direction: up ? 'UP' : 'DOWN', amount: formatUnits(amount, token.decimals), deadline };
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
        const call = makePrediction(config.contracts.game, prediction);
        if (key === undefined && !isGasFree(getState())) return submitCall(sender, call);
        try {
          return key === undefined
            ? await relayed(sender, config, prediction)
            : await signedByKey(key, sender, config, prediction);
        } catch (thrown) {
          if (!isLeftToWallet(thrown) || isElsewhere(sender.transaction, config)) throw thrown;
          sender.dispatch(transactionSigning(sender.transaction));
          return submitCall(sender, call);
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
  { dispatch, from, transaction }: Sender,
  config: Config,
  prediction: Prediction,
): Promise<string | null> {
  const { up, amount, roundId, deadline } = prediction;
  const signature = await key.sign({
    domain: predictionDomain(config.chainId, config.contracts.game),
    types: sessionPredictionTypes,
    message: { player: from, roundId, up, amount, deadline },
  });
  const body = { ...bodyOf(prediction, config), signature };
  const until = shownBy(deadline);
  dispatch(transactionRelaying({ id: transaction.id, until }));
  const ask = quickPlayApi.endpoints.quickPredict.initiate(body, { track: false });
  const { transactionHash } = await dispatch(ask).unwrap();
  if (!isElsewhere(transaction, config)) return transactionHash;
  await dispatch(followRelayed({ ...transaction, until }));
  return null;
}

/** The player signs it as they chose it, with the nonce of their bounds, which the panel has read. */
async function relayed(
  { dispatch, from, wallet, transaction }: Sender,
  config: Config,
  prediction: Prediction,
): Promise<string> {
  const { up, amount, roundId, deadline } = prediction;
  const { bounds } = quickPlayApi.endpoints;
  const { nonce } = await readOnce(dispatch(bounds.initiate()));
  const domain = predictionDomain(config.chainId, config.contracts.game);
  const message = { player: from, roundId, up, amount, nonce, deadline };
  const signature = await signTypedData(
    { from, wallet },
    { domain, types: predictionTypes, message },
  );
  const body = { ...bodyOf(prediction, config), signature };
  dispatch(transactionRelaying({ id: transaction.id, until: shownBy(deadline) }));
  const asked = dispatch(playerApi.endpoints.predict.initiate(body)).unwrap();
  const { transactionHash } = await asked.catch(async (thrown: unknown) => {
    if (!isLeftToWallet(thrown)) throw thrown;
    const again = readOnce(dispatch(bounds.initiate(undefined, { forceRefetch: true })));
    const now = await again.catch(() => null);
    // Another tab has used the nonce, so the refusal says nothing of the gas. The next press signs the new one.
    throw now === null || now.nonce === nonce ? thrown : toWalletError(thrown, '');
  });
  return transactionHash;
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
    const relayed = trackTransaction(write, async ({ transaction: { id } }) => {
      dispatch(transactionRelaying({ id, until: serverClock.now() + CLAIM_WITHIN_MS }));
      try {
        const ask = playerApi.endpoints.claim.initiate(roundId);
        return (await dispatch(ask).unwrap()).transactionHash;
      } catch (thrown) {
        isLeft = isLeftToWallet(thrown);
        throw thrown;
      }
    });
    const outcome = await dispatch(relayed);
    return isLeft ? null : outcome;
  };
}
