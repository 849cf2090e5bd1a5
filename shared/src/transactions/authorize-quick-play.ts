import type { Config } from '@updown/protocol/api/system';
import { predictionDomain, sessionEndTypes, sessionGrantTypes } from '@updown/protocol/eip712';
import { t } from '../../texts/texts';
import { serverClock } from '../api/clock/server-clock';
import { quickPlayApi } from '../api/quick-play';
import { readOnce } from '../api/read-once';
import { tokenApi } from '../api/token';
import { isApiError } from '../errors/api-error';
import { explainError } from '../evm/explain-error';
import { loadEvm } from '../evm/load-evm';
import { formatUnits } from '../format/units';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { AppThunk } from '../store/root-state';
import { approve, authorizeSession } from '../wallet/calls';
import { WalletError } from '../wallet/wallet-error';
import { signTypedData } from './sign-typed-data';
import type { Sender } from './track-transaction';

/** What the player allows a key of their page, in base units and Unix seconds. */
export interface QuickPlayGrant {
  readonly key: string;
  readonly perRound: bigint;
  readonly inAll: bigint;
  readonly end: number;
}

const GOOD_FOR_SECONDS = 600;
const ASK_EVERY_MS = 2_000;
/** From this status on, a batch has failed (EIP-5792). */
const BATCH_FAILED = 400;

type Signer = Pick<Sender, 'from' | 'wallet'>;

/**
 * The player signs the bounds of the key, and the operator sends them. If the allowance does not cover them, a permit in the
 * same transaction raises it. A contract account cannot sign a permit: its wallet sends approval and bounds as one, or the player
 * has to approve first. Resolves once the contract knows
 * the key; rejects with a `WalletError`.
 */
export function authorizeQuickPlay(config: Config, grant: QuickPlayGrant): AppThunk<Promise<void>> {
  return async (dispatch, getState, extra) => {
    const { address: from } = getState().wallet;
    try {
      if (from === null) throw new WalletError(t('Please connect your wallet first.'), false);
      const signer = { from, wallet: extra.wallet() };
      const allowance = await readOnce(
        dispatch(tokenApi.endpoints.allowance.initiate(from, { forceRefetch: true })),
      );
      const isCovered = BigInt(allowance) >= grant.inAll;
      if (!isCovered && (await batchesCalls(signer, config.chainId))) {
        await dispatch(authorizeByBatch(signer, config, grant));
        return;
      }
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
      const permit = isCovered ? null : await permitFor(signer, config, grant.inAll, deadline);
      const send = ask(
        { ...body, signature, ...(permit !== null && { permit }) },
        { track: false },
      );
      await dispatch(send)
        .unwrap()
        .catch(async (thrown: unknown) => {
          if (isLostAnswer(thrown)) return dispatch(untilAllowed(grant.key, deadline));
          // Whoever sees the grant can send it first, and the operator's is refused then.
          if (!(await dispatch(isAllowed(grant.key)))) throw thrown;
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

/** A permit for the bounds, which raises the allowance. */
async function permitFor(
  signer: Signer,
  { contracts, token }: Config,
  amount: bigint,
  deadline: number,
): Promise<{ value: string; v: number; r: string; s: string }> {
  const { from, wallet } = signer;
  const { readPermit, signatureParts } = await loadEvm();
  const { domain, nonce } = await readPermit(wallet, contracts.token, from);
  const message = { owner: from, spender: contracts.game, value: amount, nonce, deadline };
  const signature = await signTypedData(signer, { domain, types: permitTypes, message });
  return { value: formatUnits(amount, token.decimals), ...signatureParts(signature) };
}

/** The capabilities of a wallet by chain, as far as its answer is well-formed. */
type Capabilities = Record<string, { atomic?: { status?: unknown } } | undefined>;

/** Whether the wallet sends several calls as one (EIP-5792), as the wallets of contract accounts do. */
async function batchesCalls({ from, wallet }: Signer, chainId: number): Promise<boolean> {
  const chain = `0x${chainId.toString(16)}`;
  const request = { method: 'wallet_getCapabilities', params: [from, [chain]] };
  // A wallet without the standard rejects the request.
  const known = (await wallet.request(request).catch(() => undefined)) as Capabilities | undefined;
  return known?.[chain]?.atomic?.status === 'supported';
}

/** The account approves the stakes and allows the key in one transaction, which its wallet sends. Resolves with its id. */
async function sendBatch(
  { from, wallet }: Signer,
  { chainId, contracts }: Config,
  { key, perRound, inAll, end }: QuickPlayGrant,
): Promise<string | undefined> {
  const { encodeCall } = await loadEvm();
  const calls = [
    approve(contracts.token, contracts.game, inAll),
    authorizeSession(contracts.game, key, perRound, inAll, end),
  ].map((call) => ({ to: call.to, data: encodeCall(call), value: '0x0' }));
  const batch = {
    version: '2.0.0',
    from,
    chainId: `0x${chainId.toString(16)}`,
    atomicRequired: true,
    calls,
  };
  const answer = await wallet.request({ method: 'wallet_sendCalls', params: [batch] });
  return (Object(answer) as { id?: string }).id;
}

/**
 * A passkey's account allows a key before its player is signed in, because the key signs the player in. Resolves once the
 * transaction is mined.
 */
export function authorizeBeforeSignIn(
  config: Config,
  from: string,
  grant: QuickPlayGrant,
): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, extra) => {
    try {
      await sendBatch({ from, wallet: extra.wallet() }, config, grant);
    } catch (thrown) {
      throw await explainError(thrown, t('Your bet was not placed.'));
    }
  };
}

function authorizeByBatch(
  signer: Signer,
  config: Config,
  grant: QuickPlayGrant,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { wallet } = signer;
    const id = await sendBatch(signer, config, grant);
    const failed = async () => {
      const request = { method: 'wallet_getCallsStatus', params: [id] };
      const answer = Object(await wallet.request(request).catch(() => undefined)) as {
        status?: unknown;
      };
      return typeof answer.status === 'number' && answer.status >= BATCH_FAILED;
    };
    await dispatch(
      untilAllowed(grant.key, Math.floor(serverClock.now() / 1000) + GOOD_FOR_SECONDS, failed),
    );
  };
}

/** Whether the operator may have sent it although the page has no answer. */
function isLostAnswer(thrown: unknown): boolean {
  return isApiError(thrown) && (thrown.kind !== 'http' || (thrown.status ?? 0) >= 500);
}

/** Whether the contract knows the key. */
function isAllowed(key: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const read = { subscribe: false, forceRefetch: true } as const;
    const { data } = await dispatch(quickPlayApi.endpoints.bounds.initiate(undefined, read));
    return data?.session?.key.toLowerCase() === key.toLowerCase();
  };
}

/** Resolves once the contract knows the key; rejects if it still does not after `deadline`. */
function untilAllowed(
  key: string,
  deadline: number,
  failed = () => Promise.resolve(false),
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    for (;;) {
      if (await dispatch(isAllowed(key))) return;
      if (await failed()) {
        throw new WalletError(t('The transaction was reverted by the contract.'), false);
      }
      if (serverClock.now() > deadline * 1000) {
        throw new WalletError(t('The operator did not send it in time.'), false);
      }
      await sleepUntilVisible(ASK_EVERY_MS);
    }
  };
}
