import type { NodeAnswer, NodeRequest } from '@updown/protocol/api/account';
import { errorTexts } from '@updown/protocol/errors/texts';
import { accountAbi } from '@updown/protocol/generated/abi';
import { Interface } from 'ethers';
import { invalid } from '../game/api-error';
import type { AccountLookup } from './code';
import type { Rpc } from './rpc';

const account = new Interface(accountAbi);
const ACCOUNT_READS = new Set(
  ['nonce', 'firstRemoved', 'addedSigners'].map((name) => account.getFunction(name)!.selector),
);
/** Enough for every call of the game, and for a passkey's signature without the precompile. */
const MOST_GAS = '0x1e8480';
/** Several times the longest answer that a page needs, the receipt of as many claims as the operator pays for at once. */
const MOST_CHARACTERS = 32_768;

interface Contracts {
  readonly game: string;
  readonly token: string;
}

function text(value: unknown, form: RegExp, message: string): string {
  if (typeof value !== 'string' || !form.test(value)) throw invalid(message);
  return value;
}

function addressIn(value: unknown): string {
  return text(value, /^0x[0-9a-f]{40}$/i, errorTexts.address_form);
}
function dataIn(value: unknown): string {
  return text(value, /^0x([0-9a-f]{2})*$/i, 'The data of a call is hexadecimal.');
}
function hashIn(value: unknown): string {
  return text(
    value,
    /^0x[0-9a-f]{64}$/i,
    'A transaction hash is 0x followed by 64 hexadecimal digits.',
  );
}
function blockIn(value: unknown): string {
  return value === 'pending' ? value : 'latest';
}

/** Reads of the chain for a page without a wallet's node. Only calls of the game, its token and accounts of passkeys. */
export function createPageReads(
  rpc: Pick<Rpc, 'send'>,
  { game, token }: Contracts,
  isAccount: AccountLookup,
) {
  const own = new Set([game, token].map((address) => address.toLowerCase()));

  return async ({ method, params }: NodeRequest): Promise<NodeAnswer> => {
    const sent = await checked(method, params);
    const [answer] = await rpc.send([{ id: 1, method, params: sent }]);
    if (JSON.stringify(answer ?? null).length > MOST_CHARACTERS) {
      throw invalid('The answer is too long for a page.');
    }
    const { result = null, error } = answer ?? {};
    return error === undefined ? { result } : { result: null, error };
  };

  function checked(
    method: NodeRequest['method'],
    [first, second]: NodeRequest['params'],
  ): unknown[] | Promise<unknown[]> {
    switch (method) {
      case 'eth_blockNumber':
        return [];
      case 'eth_call':
        return callOf(Object(first) as Record<string, unknown>);
      case 'eth_getTransactionByHash':
      case 'eth_getTransactionReceipt':
        return [hashIn(first)];
      default:
        return [addressIn(first), blockIn(second)];
    }
  }

  async function callOf({ to, data, from }: Record<string, unknown>): Promise<unknown[]> {
    const call = { to: addressIn(to), data: dataIn(data ?? '0x'), gas: MOST_GAS };
    const isRead = ACCOUNT_READS.has(call.data.slice(0, 10).toLowerCase());
    // Any other contract would run what its author likes, and answer as much as they like.
    if (!own.has(call.to.toLowerCase()) && !(isRead && (await isAccount(call.to)))) {
      throw invalid('This node reads the game, its token and accounts of passkeys only.');
    }
    return [{ ...call, ...(from !== undefined && { from: addressIn(from) }) }, 'latest'];
  }
}

export type PageReads = ReturnType<typeof createPageReads>;
