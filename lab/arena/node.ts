import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, toQuantity } from 'ethers';

export const game = new Interface(gameAbi);
export const token = new Interface(tokenAbi);
export const feed = new Interface(feedAbi);

/** A transaction of an account that the node signs for. */
export interface Call {
  from: string;
  to: string;
  data: string;
}

export interface Receipt {
  status: string;
  logs: Array<{ address: string; topics: string[]; data: string }>;
}

const GAS = toQuantity(600_000);
const HIGHEST_FEE = 10n ** 9n;

/** Talks to a local node without a wallet library, because an arena sends a hundred thousand transactions. */
export function connectTo(url: string) {
  let id = 0;
  const nonces = new Map<string, number>();

  async function post(body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  }
  function request(method: string, params: unknown[]) {
    id += 1;
    return { jsonrpc: '2.0', id, method, params };
  }
  function resultOf<T>({ result, error }: { result?: T; error?: { message: string } }): T {
    if (error) throw new Error(`The node rejected a request: ${error.message}`);
    return result as T;
  }

  async function send<T>(method: string, ...params: unknown[]): Promise<T> {
    return resultOf<T>((await post(request(method, params))) as { result: T });
  }

  /** The node would assign nonces within a batch in any order, so each transaction sets its own. */
  async function nonceOf(account: string): Promise<string> {
    const nonce =
      nonces.get(account) ?? Number(await send('eth_getTransactionCount', account, 'latest'));
    nonces.set(account, nonce + 1);
    return toQuantity(nonce);
  }

  /**
   * Mines one block with these transactions in order, and returns their receipts. The fees decrease, because the node
   * sorts by fee and then by nonce.
   */
  async function mine(time: number, calls: Call[]): Promise<Receipt[]> {
    const requests = [];
    for (const [index, call] of calls.entries()) {
      const gasPrice = toQuantity(HIGHEST_FEE - BigInt(index));
      const nonce = await nonceOf(call.from);
      requests.push(request('eth_sendTransaction', [{ ...call, nonce, gas: GAS, gasPrice }]));
    }
    if (requests.length > 0) {
      for (const answer of (await post(requests)) as Array<{ result: string }>) resultOf(answer);
    }
    await send('evm_mine', time);
    if (calls.length === 0) return [];
    const receipts = await send<Receipt[]>('eth_getBlockReceipts', 'latest');
    if (receipts.length === calls.length) return receipts;
    throw new Error(`A block has ${receipts.length} of ${calls.length} transactions.`);
  }
  return { send, mine };
}

/** The arguments of the game's events with this name, in order. */
export function eventsOf(receipts: Receipt[], name: string) {
  const { topicHash } = game.getEvent(name)!;
  return receipts
    .flatMap(({ logs }) => logs)
    .filter(({ topics }) => topics[0] === topicHash)
    .map(({ topics, data }) => game.decodeEventLog(name, data, topics));
}
