import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The time-out of a page. */
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 400;

/** Paths that pages read: from the cache of nginx, from the memory of the API, and from the database. */
const paths = [
  '/api/contract/current-round-fast',
  '/api/contract/players/history-fast',
  '/api/status',
  '/api/time',
  '/api/deposit-limits',
  '/api/auth/nonce/0x00000000000000000000000000000000000000c4',
];

interface Answer {
  readonly status: number;
  readonly text: string;
}

function sendRequest(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

function hasErrorBody(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: unknown }).success === false;
  } catch {
    return false;
  }
}

export interface Figures {
  readonly requests: number;
  /** Requests without an answer, or with a status of 500 or more. */
  readonly failed: number;
  /** The failed requests with status 503 and the error body of the API. */
  readonly unavailable: number;
  readonly slowestMs: number;
}

const none: Figures = { requests: 0, failed: 0, unavailable: 0, slowestMs: 0 };

/** Opens connections that send one request after the other, until `stop`. */
export function startLoad(siteUrl: string, connections: number) {
  let figures = none;
  let isOver = false;

  const count = (begin: number, failed: boolean, unavailable: boolean) => {
    figures = {
      requests: figures.requests + 1,
      failed: figures.failed + (failed ? 1 : 0),
      unavailable: figures.unavailable + (unavailable ? 1 : 0),
      slowestMs: Math.max(figures.slowestMs, performance.now() - begin),
    };
  };

  const readContinuously = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; !isOver; turn++) {
      const begin = performance.now();
      try {
        const { status, text } = await sendRequest(
          `${siteUrl}${paths[turn % paths.length]}`,
          agent,
        );
        count(begin, status >= 500, status === 503 && hasErrorBody(text));
      } catch {
        count(begin, true, false);
      }
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  };
  const reading = Array.from({ length: connections }, (_, number) => readContinuously(number));

  return {
    /** The figures since the last call. */
    take: (): Figures => {
      const taken = figures;
      figures = none;
      return taken;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(reading);
    },
  };
}
