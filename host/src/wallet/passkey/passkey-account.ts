import {
  api,
  hasCode,
  loadEvm,
  serverClock,
  transactionRelaying,
  type AppStore,
  type AppThunk,
  type Config,
} from '@updown/shared';
import { isSignedBy } from './credential';
import type { KeptPasskey } from './kept-passkey';
import { doesNotSign } from './new-passkey';
import { signWithPasskey } from './webauthn';

/** The operator sends a signed call at once. */
const GOOD_FOR_SECONDS = 600;

/** A call of the account, without ETH. */
export interface Call {
  readonly target: string;
  readonly data: string;
}

interface Execute {
  calls: readonly Call[];
  deadline: number;
  signature: string;
  key: { qx: string; qy: string };
}

const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    readNode: build.mutation<NodeAnswer, { method: string; params: unknown[] }>({
      query: (body) => ({ url: '/account/node', method: 'POST', body }),
    }),
    /** Has the operator send calls that the account's key has signed; answers with the transaction's hash. */
    execute: build.mutation<string, Execute>({
      query: (body) => ({ url: '/account/execute', method: 'POST', body }),
      transformResponse: ({ data }: { data: { transactionHash: string } }) => data.transactionHash,
      extraOptions: { authenticated: true },
    }),
    /** The same before the player has signed in, for the account's first passkey. */
    open: build.mutation<string, Execute>({
      query: (body) => ({ url: '/account/open', method: 'POST', body }),
      transformResponse: ({ data }: { data: { transactionHash: string } }) => data.transactionHash,
    }),
  }),
});

interface NodeAnswer {
  result: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** The part of the page's store that a component has, too. */
type Page = Pick<AppStore, 'dispatch'>;

export type Node = (method: string, params: unknown[]) => Promise<unknown>;

/** The account of a passkey, as the page reads and uses it. */
export interface PasskeyAccount {
  readonly address: string;
  readonly exists: () => Promise<boolean>;
  /** Signs a digest as the account. The browser asks the player. */
  readonly sign: (digest: string) => Promise<string>;
  /** The number of calls that the account has made, which is also the nonce of the next ones. */
  readonly nonce: () => Promise<bigint>;
  /** Has the operator make the calls, all or none, and resolves with the transaction's hash once it is sent. */
  readonly execute: (calls: readonly Call[]) => Promise<string>;
}

/** The operator's node. Throws its error as a wallet does, with code and data. */
export function nodeOf({ dispatch }: Page): Node {
  return async (method, params) => {
    const read = accountApi.endpoints.readNode.initiate({ method, params }, { track: false });
    const { result, error } = await dispatch(read).unwrap();
    if (error === undefined) return result;
    const { message, ...rest } = error;
    throw Object.assign(new Error(message), rest);
  };
}

export async function loadAccounts() {
  return (await loadEvm()).loadAccounts();
}

export async function exists(node: Node, account: string): Promise<boolean> {
  return hasCode(await node('eth_getCode', [account, 'latest']));
}

/** Calls a view function of an account that exists. */
export async function readAccount(node: Node, account: string, name: string): Promise<unknown> {
  const { accountCalls } = await loadAccounts();
  const data = accountCalls.encodeFunctionData(name);
  const answer = (await node('eth_call', [{ to: account, data }, 'latest'])) as string;
  return accountCalls.decodeFunctionResult(name, answer)[0];
}

/** From now on the operator may send what the player has just signed, so a reload must not lose it. */
function handedOver(account: string, until: number): AppThunk {
  return (dispatch, getState) => {
    const signed = Object.values(getState().transactions).findLast(
      ({ status, from }) => status === 'signing' && from === account,
    );
    if (signed !== undefined) dispatch(transactionRelaying({ id: signed.id, until }));
  };
}

export function passkeyAccount(
  { dispatch }: Page,
  { chainId }: Config,
  node: Node,
  passkey: KeptPasskey,
): PasskeyAccount {
  const { id, account: address, qx, qy, signer } = passkey;

  async function sign(digest: string): Promise<string> {
    const [{ assertionSignature, addedSignature }, signed] = await Promise.all([
      loadAccounts(),
      signWithPasskey(digest, id),
    ]);
    if (!(await isSignedBy({ qx, qy }, signed))) throw doesNotSign();
    const signature = assertionSignature(signed);
    return signer === undefined ? signature : addedSignature(signer, signature);
  }

  async function readNonce(): Promise<bigint> {
    const isThere = await exists(node, address);
    return isThere ? ((await readAccount(node, address, 'nonce')) as bigint) : 0n;
  }

  return {
    address,
    exists: () => exists(node, address),
    nonce: readNonce,
    sign,
    async execute(calls) {
      const [{ executeDigest }, nonce] = await Promise.all([loadAccounts(), readNonce()]);
      const deadline = Math.floor(serverClock.now() / 1000) + GOOD_FOR_SECONDS;
      const signed = calls.map((call) => ({ ...call, value: 0n }));
      const signature = await sign(executeDigest(chainId, address, signed, nonce, deadline));
      const body = { calls, deadline, signature, key: { qx, qy } };
      const isSignedIn = dispatch((_dispatch, getState) => getState().session.token !== null);
      const { execute, open } = accountApi.endpoints;
      const send = isSignedIn ? execute : open;
      dispatch(handedOver(address, deadline * 1000));
      return dispatch(send.initiate(body, { track: false })).unwrap();
    },
  };
}
