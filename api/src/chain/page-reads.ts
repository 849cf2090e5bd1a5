import { accountAbi } from '@updown/contracts/accounts';
import { Interface } from 'ethers';
import { badRequest } from '../game/api-error';
import type { NodeAnswer, NodeRequest } from '../game/schemas/account';
import type { Rpc } from './rpc';

const account = new Interface(accountAbi);
const ACCOUNT_READS = new Set(
  ['nonce', 'firstRemoved', 'addedSigners'].map((name) => account.getFunction(name)!.selector),
);
/** Enough for every call of the game, and for a passkey's signature without the precompile. */
const MOST_GAS = '0x1e8480';

interface Contracts {
  readonly game: string;
  readonly token: string;
}

/** Reads of the chain for a page without a wallet's node. Only calls of the game, its token and accounts of passkeys. */
export function createPageReads(rpc: Pick<Rpc, 'send'>, { game, token }: Contracts) {
  const own = new Set([game, token].map((address) => address.toLowerCase()));

  return async ({ method, params }: NodeRequest): Promise<NodeAnswer> => {
    const sent = method === 'eth_call' ? [limited(params[0]), 'latest'] : params;
    const [answer] = await rpc.send([{ id: 1, method, params: sent }]);
    const { result = null, error } = answer ?? {};
    return error === undefined ? { result } : { result: null, error };
  };

  function limited(call: unknown): object {
    const { to, data = '0x', from } = Object(call) as Record<string, unknown>;
    const isOwn = own.has(String(to).toLowerCase());
    if (!isOwn && !ACCOUNT_READS.has(String(data).slice(0, 10))) {
      throw badRequest('This node reads the game, its token and accounts of passkeys only.');
    }
    return { to, data, gas: MOST_GAS, ...(from !== undefined && { from }) };
  }
}

export type PageReads = ReturnType<typeof createPageReads>;
