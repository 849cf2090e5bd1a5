import { setTimeout as sleep } from 'node:timers/promises';
import { createEndpoints, type Endpoint } from './endpoints';

export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface RpcRequest extends RpcCall {
  readonly id: number;
}

export interface RpcAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
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

interface Options {
  readonly urls: readonly string[];
  readonly timeoutMs: number;
  /** The chain that every address must serve. */
  readonly chainId: number;
}

const attempts = 3;
const overtakenAttempts = 5;

/** A node that keeps the latest state alone lost it between finding the block and reading it. */
const isOvertaken = (answer: RpcAnswer | undefined): boolean =>
  /BlockOutOfRange|header not found|missing trie node/i.test(answer?.error?.message ?? '');

/**
 * The node answers nobody's calls, or no more of ours, for a while. Some say so with the code by which others refuse too
 * many logs at once, where only a smaller range helps.
 */
const isExhausted = ({ method }: RpcRequest, { error }: RpcAnswer): boolean =>
  error !== undefined &&
  (error.code === 429 ||
    (error.code === -32005 && method !== 'eth_getLogs') ||
    /rate.?limit|quota|too many requests|request (count|rate)|compute units|credits/i.test(
      error.message,
    ));

const pause = (attempt: number) =>
  sleep(Math.min(1000, 100 * 2 ** attempt) * (0.5 + Math.random() / 2));

const post = async (
  url: string,
  requests: readonly RpcRequest[],
  timeoutMs: number,
): Promise<RpcAnswer[]> => {
  const body = requests.map((request) => ({ jsonrpc: '2.0', ...request }));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body.length === 1 ? body[0] : body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const answer = (await response.json()) as RpcAnswer | RpcAnswer[];
  const byId = new Map([answer].flat().map((one) => [one.id, one]));
  return requests.map((request) => {
    const one = byId.get(request.id);
    if (one === undefined) throw new Error('an answer is missing');
    if (isExhausted(request, one)) throw new Error('it answers no more calls for now');
    return one;
  });
};

export const createRpc = ({ urls, timeoutMs, chainId }: Options): Rpc => {
  const endpoints = createEndpoints(urls);
  let nextId = 1;

  const check = async (endpoint: Endpoint) => {
    if (endpoint.isChecked) return;
    const question = { id: nextId++, method: 'eth_chainId', params: [] };
    const [answer] = await post(endpoint.url, [question], timeoutMs);
    const found = Number(answer?.result);
    if (found !== chainId) throw new Error(`it serves chain ${found}, not ${chainId}`);
    endpoint.isChecked = true;
  };

  const sendOnce = async (requests: readonly RpcRequest[]): Promise<RpcAnswer[]> => {
    const problems: string[] = [];
    for (let attempt = 0; attempt < Math.max(attempts, endpoints.count); attempt++) {
      if (attempt > 0) await pause(attempt);
      const endpoint = endpoints.choose();
      try {
        await check(endpoint);
        const answers = await post(endpoint.url, requests, timeoutMs);
        endpoint.failures = 0;
        return answers;
      } catch (error) {
        endpoints.rest(endpoint);
        // The address may carry a key: only its host is told.
        problems.push(`${new URL(endpoint.url).host}: ${(error as Error).message}`);
      }
    }
    throw new RpcUnavailable(`The chain did not answer (${problems.join('; ')}).`);
  };

  /** Asks again what was refused only because the node's latest block changed under the call. */
  const send = async (requests: readonly RpcRequest[]): Promise<RpcAnswer[]> => {
    const answers = await sendOnce(requests);
    for (let attempt = 0; attempt < overtakenAttempts; attempt++) {
      const again = requests.filter((_request, index) => isOvertaken(answers[index]));
      if (again.length === 0) break;
      const byId = new Map((await sendOnce(again)).map((answer) => [answer.id, answer]));
      answers.forEach((answer, index) => (answers[index] = byId.get(answer.id) ?? answer));
    }
    return answers;
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
    distrust: () => endpoints.rest(endpoints.choose()),
  };
};
