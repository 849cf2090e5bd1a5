import { once } from 'node:events';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { ApiError } from '../game/api-error';
import { tracedRequest } from '../infra/tracing/tracing';
import { createNodePool, type RpcNode } from './nodes';

/**
 * Posts JSON and resolves to the JSON of the response. An idle API mostly polls its node for the latest block, and
 * `fetch` uses three times the CPU time per call.
 */
async function postJson(
  url: string,
  body: unknown,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const content = Buffer.from(JSON.stringify(body));
  const request = (url.startsWith('https:') ? overHttps : overHttp)(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': content.length,
      'accept-encoding': 'gzip',
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  // A failure after the response headers rejects the read of the body below.
  request.on('error', () => undefined).end(content);
  const [response] = await answered;
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) {
    response.destroy();
    throw new Error(`HTTP status ${statusCode}`);
  }
  const isZipped = response.headers['content-encoding'] === 'gzip';
  return JSON.parse(await (isZipped ? pipeline(response, createGunzip(), text) : text(response)));
}

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
  /** Sends several calls in one request and returns their results in the same order. */
  readonly batch: <Result>(calls: readonly RpcCall[]) => Promise<Result[]>;
  /** The raw responses, including errors. */
  readonly send: (requests: readonly RpcRequest[]) => Promise<RpcAnswer[]>;
  /** Switches to another node for a while, because the current node gives wrong answers. */
  readonly markUnhealthy: () => void;
}

/** The node answered the call with an error. */
export class RpcError extends Error {
  constructor(
    readonly method: string,
    readonly code: number,
    message: string,
  ) {
    super(`${method}: ${message}`);
  }
}

/** No node responded. */
export class RpcUnavailable extends ApiError {
  constructor(message: string) {
    super(503, 'chain_unavailable', message, {
      publicMessage: 'The chain does not answer. Please try again later.',
    });
  }
}

interface Options {
  readonly urls: readonly string[];
  readonly timeoutMs: number;
  /** The chain id that every node must serve. */
  readonly chainId: number;
}

const ATTEMPTS = 3;
const OVERTAKEN_ATTEMPTS = 5;

/** The node dropped the state after it found the block and before it read the state, as non-archive nodes do. */
function isOvertaken(answer: RpcAnswer | undefined): boolean {
  return /BlockOutOfRange|header not found|missing trie node/i.test(answer?.error?.message ?? '');
}

/**
 * The node's rate limit is reached. Some nodes use the same code to reject a range with too many logs, which only a
 * smaller range can fix.
 */
function isExhausted({ method }: RpcRequest, { error }: RpcAnswer): boolean {
  return (
    error !== undefined &&
    (error.code === 429 ||
      (error.code === -32005 && method !== 'eth_getLogs') ||
      /rate.?limit|quota|too many requests|request (count|rate)|compute units|credits/i.test(
        error.message,
      ))
  );
}

/** What some nodes answer for an account without code, instead of `0x`. */
const NO_CODE: readonly unknown[] = [null, '', '0x0'];

function plain({ method }: RpcRequest, answer: RpcAnswer): RpcAnswer {
  const isOther = method === 'eth_getCode' && NO_CODE.includes(answer.result);
  return isOther ? { ...answer, result: '0x' } : answer;
}

function pause(attempt: number) {
  return sleep(Math.min(1000, 100 * 2 ** attempt) * (0.5 + Math.random() / 2));
}

async function post(
  url: string,
  requests: readonly RpcRequest[],
  timeoutMs: number,
): Promise<RpcAnswer[]> {
  const body = requests.map((request) => ({ jsonrpc: '2.0', ...request }));
  const name = () => [...new Set(requests.map(({ method }) => method))].join(' ');
  const answer = (await tracedRequest(name, (headers) =>
    postJson(url, body.length === 1 ? body[0] : body, timeoutMs, headers),
  )) as RpcAnswer | RpcAnswer[];
  const byId = new Map([answer].flat().map((one) => [one.id, one]));
  return requests.map((request) => {
    const one = byId.get(request.id);
    if (one === undefined) throw new Error('incomplete response');
    if (isExhausted(request, one)) throw new Error('rate limit reached');
    return plain(request, one);
  });
}

export function createRpc({ urls, timeoutMs, chainId }: Options): Rpc {
  const nodes = createNodePool(urls);
  let nextId = 1;

  const check = async (node: RpcNode) => {
    if (node.isChecked) return;
    const question = { id: nextId++, method: 'eth_chainId', params: [] };
    const [answer] = await post(node.url, [question], timeoutMs);
    const found = Number(answer?.result);
    if (found !== chainId) throw new Error(`it serves chain ${found}, not ${chainId}`);
    node.isChecked = true;
  };

  const sendOnce = async (requests: readonly RpcRequest[]): Promise<RpcAnswer[]> => {
    const failures: string[] = [];
    for (let attempt = 0; attempt < Math.max(ATTEMPTS, nodes.count); attempt++) {
      if (attempt > 0) await pause(attempt);
      const node = nodes.choose();
      try {
        await check(node);
        const answers = await post(node.url, requests, timeoutMs);
        node.failures = 0;
        return answers;
      } catch (error) {
        nodes.backOff(node);
        // The URL may contain a key, so the message shows only the host.
        failures.push(`${new URL(node.url).host}: ${(error as Error).message}`);
      }
    }
    throw new RpcUnavailable(`The chain did not answer (${failures.join('; ')}).`);
  };

  /** Repeats calls that failed only because the node's latest block changed in the meantime. */
  const send = async (requests: readonly RpcRequest[]): Promise<RpcAnswer[]> => {
    const answers = await sendOnce(requests);
    for (let attempt = 0; attempt < OVERTAKEN_ATTEMPTS; attempt++) {
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
      if (error !== undefined) {
        throw new RpcError(calls[index]?.method ?? '', error.code, error.message);
      }
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
    markUnhealthy: () => nodes.backOff(nodes.choose()),
  };
}
