import type { Config } from '@updown/protocol/api/system';
import {
  predictionDomain,
  sessionEndTypes,
  sessionGrantTypes,
  permitTypes,
} from '@updown/protocol/eip712';
import { t } from '../../texts/texts';
import { serverClock } from '../api/clock/server-clock';
import { quickPlayApi } from '../api/quick-play';
import { readOnce } from '../api/read-once';
import { tokenApi } from '../api/token';
import { loadEvm } from '../evm/load-evm';
import { formatUnits } from '../format/units';
import type { AppThunk } from '../store/root-state';
import { transactionRelaying } from '../store/transaction-slice';
import { approve, authorizeSession } from '../wallet/calls';
import { followRelayed, isLostAnswer } from './follow-relayed';
import { signTypedData } from './sign-typed-data';
import {
  trackTransaction,
  type Batch,
  type Sender,
  type TransactionOutcome,
  type Write,
} from './track-transaction';

/** What the player allows a key of their page, in base units and Unix seconds. */
export interface QuickPlayGrant {
  readonly key: string;
  readonly perRound: bigint;
  readonly inAll: bigint;
  readonly end: number;
}

const GOOD_FOR_SECONDS = 600;

type Signer = Pick<Sender, 'from' | 'wallet'>;

function grantOf({ key }: QuickPlayGrant, fallback: string): Write {
  const texts = { summary: t('Allow Quick play'), done: t('Quick play is on'), fallback };
  return { kind: 'session', key, isShownInPlace: true, ...texts };
}

/**
 * The player signs the bounds of the key, and the operator sends them. If the allowance does not cover them, a permit in the
 * same transaction raises it. A contract account cannot sign a permit: its wallet sends approval and bounds as one, or the
 * player has to approve first.
 */
export function authorizeQuickPlay(
  config: Config,
  grant: QuickPlayGrant,
): AppThunk<Promise<TransactionOutcome>> {
  return trackTransaction(grantOf(grant, t('Quick play was not turned on.')), async (sender) => {
    const { dispatch, from } = sender;
    const { allowance: readAllowance } = tokenApi.endpoints;
    const allowance = await readOnce(
      dispatch(readAllowance.initiate(from, { forceRefetch: true })),
    );
    const isCovered = BigInt(allowance) >= grant.inAll;
    if (!isCovered && (await batchesCalls(sender, config.chainId))) {
      return sendBatch(sender, config, grant);
    }
    return sendByOperator(sender, config, grant, isCovered);
  });
}

/**
 * A passkey's account allows a key before its player is signed in, because the key signs the player in. Resolves once the
 * transaction is mined.
 */
export function authorizeBeforeSignIn(
  config: Config,
  from: string,
  grant: QuickPlayGrant,
): AppThunk<Promise<TransactionOutcome>> {
  const by = { address: from, chainId: config.chainId };
  const submit = (sender: Sender) => sendBatch(sender, config, grant);
  return trackTransaction(grantOf(grant, t('Your bet was not placed.')), submit, by);
}

/** The key itself signs that its session ends; `onSigned` may delete it. Rejects if the page holds no key. */
export function endQuickPlay(
  config: Config,
  onSigned: () => Promise<void>,
): AppThunk<Promise<TransactionOutcome>> {
  const write: Write = {
    kind: 'session',
    summary: t('End Quick play'),
    done: t('Quick play is off'),
    isShownInPlace: true,
    fallback: t('Quick play was not ended.'),
  };
  return (dispatch, _getState, { sessionKey }) =>
    dispatch(
      trackTransaction(write, async ({ from, transaction: { id } }) => {
        if (sessionKey === undefined) throw new Error('This page holds no key.');
        const signature = await sessionKey.sign({
          domain: predictionDomain(config.chainId, config.contracts.game),
          types: sessionEndTypes,
          message: { player: from },
        });
        dispatch(transactionRelaying({ id, until: serverClock.now() + GOOD_FOR_SECONDS * 1000 }));
        await onSigned();
        const end = quickPlayApi.endpoints.endQuickPlay.initiate({ signature }, { track: false });
        return (await dispatch(end).unwrap()).transactionHash;
      }),
    );
}

async function sendByOperator(
  sender: Sender,
  config: Config,
  grant: QuickPlayGrant,
  isCovered: boolean,
): Promise<string | null> {
  const { dispatch, from, transaction } = sender;
  const { decimals } = config.token;
  const deadline = Math.floor(serverClock.now() / 1000) + GOOD_FOR_SECONDS;
  const { nonce } = await readOnce(dispatch(quickPlayApi.endpoints.bounds.initiate()));
  const signature = await signTypedData(sender, {
    domain: predictionDomain(config.chainId, config.contracts.game),
    types: sessionGrantTypes,
    message: { player: from, ...grant, nonce, deadline },
  });
  const permit = isCovered ? null : await permitFor(sender, config, grant.inAll, deadline);
  const body = {
    key: grant.key,
    perRound: formatUnits(grant.perRound, decimals),
    inAll: formatUnits(grant.inAll, decimals),
    end: grant.end,
    deadline,
    signature,
    ...(permit !== null && { permit }),
  };
  const relayed = { ...transaction, until: deadline * 1000 };
  dispatch(transactionRelaying(relayed));
  try {
    const send = quickPlayApi.endpoints.authorizeQuickPlay.initiate(body, { track: false });
    return (await dispatch(send).unwrap()).transactionHash;
  } catch (thrown) {
    if (isLostAnswer(thrown)) throw thrown;
    // Anyone who sees the signed grant can send it first. The contract then refuses the operator's transaction.
    await dispatch(followRelayed({ ...relayed, until: 0 })).catch(() => {
      throw thrown;
    });
    return null;
  }
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
  const chain = hex(chainId);
  const request = { method: 'wallet_getCapabilities', params: [from, [chain]] };
  // A wallet without the standard rejects the request.
  const known = (await wallet.request(request).catch(() => undefined)) as Capabilities | undefined;
  return known?.[chain]?.atomic?.status === 'supported';
}

/** The account approves the stakes and allows the key in one transaction, which its wallet sends. */
async function sendBatch(
  { from, wallet }: Signer,
  { chainId, contracts }: Config,
  { key, perRound, inAll, end }: QuickPlayGrant,
): Promise<Batch> {
  const { encodeCall } = await loadEvm();
  const calls = [
    approve(contracts.token, contracts.game, inAll),
    authorizeSession(contracts.game, key, perRound, inAll, end),
  ].map((call) => ({ to: call.to, data: encodeCall(call), value: '0x0' }));
  const params = [{ version: '2.0.0', from, chainId: hex(chainId), atomicRequired: true, calls }];
  const answer = await wallet.request({ method: 'wallet_sendCalls', params });
  // The first version of the standard answers with the id alone.
  const { id = answer } = Object(answer) as { id?: unknown };
  return { batch: String(id) };
}

function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}
