import { setTimeout as sleep } from 'node:timers/promises';

export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface Rpc {
  readonly call: <Result>(method: string, params?: readonly unknown[]) => Promise<Result>;
  /** Several calls in one request; their results in the same order. */
  readonly batch: <Result>(calls: readonly RpcCall[]) => Promise<Result[]>;
  /** The answers as they came, for a caller that wants the errors too. */
  readonly send: (requests: readonly RpcRequest[]) => Promise<RpcAnswer[]>;
  /** Turns to another address for a while: the one in use answers wrongly. */
  readonly distrust: () => void;
}

export interface RpcRequest extends RpcCall {
  readonly id: number;
}

export interface RpcAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The node understood the call and refused it. */
export class RpcRefusal extends Error {
  constructor(
    readonly method: string,
    readonly code: number,
    message: string,
  ) {
    super(`${method}: ${message}`);
  }
}

/** No address gave an answer. */
export class RpcUnavailable extends Error {}

interface Endpoint {
  readonly url: string;
  failures: number;
  /** Not to be asked before, in Unix milliseconds, unless all others rest too. */
  restsUntil: number;
  isChecked: boolean;
}

interface Options {
  readonly urls: readonly string[];
  readonly timeoutMs: number;
  /** The chain that every address must serve. */
  readonly chainId: number;
  readonly fetch?: typeof fetch;
}

const longestRestMs = 30_000;
const attempts = 3;

export const createRpc = ({ urls, timeoutMs, chainId, fetch: ask = fetch }: Options): Rpc => {
  const endpoints = urls.map((url): Endpoint => ({
    url,
    failures: 0,
    restsUntil: 0,
    isChecked: false,
  }));
  let nextId = 1;

  const post = async (url: string, requests: readonly RpcRequest[]): Promise<RpcAnswer[]> => {
    const body = requests.map((request) => ({ jsonrpc: '2.0', ...request }));
    const response = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body.length === 1 ? body[0] : body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    const answer = (await response.json()) as RpcAnswer | RpcAnswer[];
    const answers = Array.isArray(answer) ? answer : [answer];
    const byId = new Map(answers.map((one) => [one.id, one]));
    return requests.map(({ id }) => {
      const one = byId.get(id);
      if (one === undefined) throw new Error('an answer is missing');
      return one;
    });
  };

  const check = async (endpoint: Endpoint) => {
    if (endpoint.isChecked) return;
    const [answer] = await post(endpoint.url, [
      { id: nextId++, method: 'eth_chainId', params: [] },
    ]);
    const found = Number(answer?.result);
    if (found !== chainId) throw new Error(`it serves chain ${found}, not ${chainId}`);
    endpoint.isChecked = true;
  };

  const rest = (endpoint: Endpoint) => {
    endpoint.failures++;
    endpoint.isChecked = false;
    endpoint.restsUntil = Date.now() + Math.min(longestRestMs, 250 * 2 ** endpoint.failures);
  };

  /** The first that does not rest; else the one that has rested most. */
  const choose = (): Endpoint => {
    const now = Date.now();
    const [first, ...others] = endpoints;
    if (first === undefined) throw new RpcUnavailable('There is no RPC address.');
    return (
      endpoints.find(({ restsUntil }) => restsUntil <= now) ??
      others.reduce((best, other) => (other.restsUntil < best.restsUntil ? other : best), first)
    );
  };

  const send = async (requests: readonly RpcRequest[]): Promise<RpcAnswer[]> => {
    const problems: string[] = [];
    for (let attempt = 0; attempt < Math.max(attempts, endpoints.length); attempt++) {
      if (attempt > 0) await sleep(Math.min(1000, 100 * 2 ** attempt) * (0.5 + Math.random() / 2));
      const endpoint = choose();
      try {
        await check(endpoint);
        const answers = await post(endpoint.url, requests);
        endpoint.failures = 0;
        return answers;
      } catch (error) {
        rest(endpoint);
        // The address may carry a key: only its host is told.
        problems.push(`${new URL(endpoint.url).host}: ${(error as Error).message}`);
      }
    }
    throw new RpcUnavailable(`The chain did not answer (${problems.join('; ')}).`);
  };

  const batch = async <Result>(calls: readonly RpcCall[]): Promise<Result[]> => {
    const answers = await send(calls.map((call) => ({ id: nextId++, ...call })));
    return answers.map(({ result, error }, index) => {
      if (error !== undefined)
        throw new RpcRefusal(calls[index]?.method ?? '', error.code, error.message);
      return result as Result;
    });
  };

  return {
    send,
    batch,
    call: async <Result>(method: string, params: readonly unknown[] = []) => {
      const [result] = await batch<Result>([{ method, params }]);
      return result as Result;
    },
    distrust: () => rest(choose()),
  };
};
