import { predictionDomain, sessionEndTypes, sessionGrantTypes } from '@updown/contracts';
import { t } from '../../texts/texts';
import { isApiError } from '../api/api-error';
import { serverClock } from '../api/clock/server-clock';
import { quickPlayApi } from '../api/quick-play';
import { sleepUntilVisible } from '../api/stream/sleep-until-visible';
import { tokenApi } from '../api/token';
import type { Config } from '../api/types';
import { loadEvm } from '../evm/load-evm';
import { formatUnits } from '../format/units';
import type { AppThunk } from '../store/root-reducer';
import { explainError } from './explain-error';
import { permitTypes } from './permit-prediction';
import { signTypedData } from './sign-typed-data';
import type { Sender } from './track-transaction';
import { WalletError } from './wallet-error';

/** What the player allows a key of their page, in base units and Unix seconds. */
export interface QuickPlayGrant {
  readonly key: string;
  readonly perRound: bigint;
  readonly inAll: bigint;
  readonly end: number;
}

const GOOD_FOR_SECONDS = 600;
const ASK_EVERY_MS = 2_000;

type Signer = Pick<Sender, 'from' | 'wallet'>;

/**
 * The player signs the bounds of the key, and the operator sends them. If the allowance does not cover them, a permit in the
 * same transaction raises it; a contract account, which cannot sign one, has to approve first. Resolves once the contract knows
 * the key; rejects with a `WalletError`.
 */
export function authorizeQuickPlay(config: Config, grant: QuickPlayGrant): AppThunk<Promise<void>> {
  return async (dispatch, getState, extra) => {
    const { address: from } = getState().wallet;
    try {
      if (from === null) throw new WalletError(t('Please connect your wallet first.'), false);
      const signer = { from, wallet: extra.wallet() };
      const deadline = Math.floor(serverClock.now() / 1000) + GOOD_FOR_SECONDS;
      const { decimals } = config.token;
      const body = {
        key: grant.key,
        perRound: formatUnits(grant.perRound, decimals),
        inAll: formatUnits(grant.inAll, decimals),
        end: grant.end,
        deadline,
      };
      const ask = quickPlayApi.endpoints.authorizeQuickPlay.initiate;
      const answer = await dispatch(ask(body, { track: false })).unwrap();
      if (!('message' in answer)) {
        throw new WalletError(t('The server sent an answer that is not Quick play.'), false);
      }
      // The signed data is the player's own choice. Only the nonce comes from the server.
      const message = { player: from, ...grant, nonce: String(answer.message['nonce']), deadline };
      const domain = predictionDomain(config.chainId, config.contracts.game);
      const signature = await signTypedData(signer, { domain, types: sessionGrantTypes, message });
      const permit = await dispatch(missingPermit(signer, config, grant.inAll, deadline));
      const send = ask(
        { ...body, signature, ...(permit !== null && { permit }) },
        { track: false },
      );
      await dispatch(send)
        .unwrap()
        .catch((thrown: unknown) => {
          if (!isLostAnswer(thrown)) throw thrown;
          return dispatch(untilAllowed(grant.key, deadline));
        });
    } catch (thrown) {
      throw await explainError(thrown, t('Quick play was not turned on.'));
    }
  };
}

/** The key's signature that ends its own session. Rejects if the page holds no key. */
export function signQuickPlayEnd(config: Config): AppThunk<Promise<string>> {
  return async (_dispatch, getState, { sessionKey }) => {
    if (sessionKey === undefined) throw new Error('This page holds no key.');
    return sessionKey.sign({
      domain: predictionDomain(config.chainId, config.contracts.game),
      types: sessionEndTypes,
      message: { player: getState().session.userAddress },
    });
  };
}

/** A permit for the bounds, if the allowance does not cover them; null if it does. */
function missingPermit(
  signer: Signer,
  { contracts, token }: Config,
  amount: bigint,
  deadline: number,
): AppThunk<Promise<{ value: string; v: number; r: string; s: string } | null>> {
  return async (dispatch) => {
    const { from, wallet } = signer;
    const allowance = await dispatch(
      tokenApi.endpoints.allowance.initiate(from, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    if (BigInt(allowance) >= amount) return null;
    const code = await wallet.request({ method: 'eth_getCode', params: [from, 'latest'] });
    if (!hasOwnKey(code)) {
      throw new WalletError(t('Please approve your tokens first, then allow Quick play.'), false);
    }
    const { readPermit, signatureParts } = await loadEvm();
    const { domain, nonce } = await readPermit(wallet, contracts.token, from);
    const message = { owner: from, spender: contracts.game, value: amount, nonce, deadline };
    const signature = await signTypedData(signer, { domain, types: permitTypes, message });
    return { value: formatUnits(amount, token.decimals), ...signatureParts(signature) };
  };
}

/** The code of an ordinary account that delegates to a contract (EIP-7702). */
const DELEGATED = /^0xef0100/i;

/** Whether an account with this code signs with a key of its own. The token takes no permit from a contract. */
function hasOwnKey(code: unknown): boolean {
  return code === '0x' || (typeof code === 'string' && DELEGATED.test(code));
}

/** Whether the operator may have sent it although the page has no answer. */
function isLostAnswer(thrown: unknown): boolean {
  return isApiError(thrown) && (thrown.kind !== 'http' || (thrown.status ?? 0) >= 500);
}

/** Resolves once the contract knows the key; rejects if it still does not after `deadline`. */
function untilAllowed(key: string, deadline: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const read = { subscribe: false, forceRefetch: true } as const;
    for (;;) {
      const { data } = await dispatch(quickPlayApi.endpoints.bounds.initiate(undefined, read));
      if (data?.session?.key.toLowerCase() === key.toLowerCase()) return;
      if (serverClock.now() > deadline * 1000) {
        throw new WalletError(t('The operator did not send it in time.'), false);
      }
      await sleepUntilVisible(ASK_EVERY_MS);
    }
  };
}
