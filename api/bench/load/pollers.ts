import { setTimeout as sleep } from 'node:timers/promises';
import { paths, pollMs } from '../paths';
import { openConnection, type Connection } from './connection';

export interface OpenPollers {
  readonly kind: 'open pollers';
  readonly port: number;
  readonly pollers: number;
}

export interface Poll {
  readonly kind: 'poll';
  /** How long the pages poll before their responses count. */
  readonly warmUpMs: number;
  readonly forMs: number;
  /**
   * How long the pages continue afterwards, so that no load process ends while the responses of another one still
   * count.
   */
  readonly goOnMs: number;
}

/** A response to a poll, in milliseconds: when the request was due (Unix time), and the latency from then on. */
export interface PollAnswer {
  readonly due: number;
  readonly latency: number;
}

export interface Polled {
  readonly answers: PollAnswer[];
  readonly failures: number;
}

const OPEN_AT_ONCE = 100;

async function openAll({ port, pollers }: OpenPollers): Promise<Connection[]> {
  const connections: Connection[] = [];
  while (connections.length < pollers) {
    const count = Math.min(OPEN_AT_ONCE, pollers - connections.length);
    const opened = Array.from({ length: count }, () => openConnection(port));
    connections.push(...(await Promise.all(opened)));
  }
  return connections;
}

interface Request {
  readonly at: number;
  readonly poller: number;
  readonly path: string;
}

/** Plans the requests of pages opened at random times. A late response does not delay the plan. */
function plan(pollers: number, forMs: number): Request[] {
  const requests: Request[] = [];
  for (let poller = 0; poller < pollers; poller++) {
    for (const [name, path] of Object.entries(paths)) {
      const period = pollMs[name as keyof typeof paths];
      for (let at = Math.random() * period; at < forMs; at += period) {
        requests.push({ at, poller, path });
      }
    }
  }
  return requests.sort((a, b) => a.at - b.at);
}

/**
 * A page with its connection. Like a browser, it sends one request after the other, with the ETags of earlier
 * responses.
 */
function createPage(connection: Connection, onAnswer: (status: number, at: number) => void) {
  const etags = new Map<string, string | undefined>();
  const waiting: Request[] = [];

  const send = (request: Request) =>
    connection.get(request.path, etags.get(request.path), ({ status, etag }) => {
      etags.set(request.path, etag);
      onAnswer(status, request.at);
      waiting.shift();
      const [next] = waiting;
      if (next !== undefined) send(next);
    });

  return {
    enqueue: (request: Request) => {
      waiting.push(request);
      if (waiting.length === 1) send(request);
    },
  };
}

/** Opens pages, each on its own connection, until `close`. */
export async function openPollers(job: OpenPollers) {
  const connections = await openAll(job);

  /** A latency starts when its request is due, so that a request queued behind a slow response counts as slow too. */
  const poll = async ({ warmUpMs, forMs, goOnMs }: Poll): Promise<Polled> => {
    const requests = plan(connections.length, warmUpMs + forMs + goOnMs);
    const answers: PollAnswer[] = [];
    let answered = 0;
    let failures = 0;
    let begin = 0;
    const pages = connections.map((connection) =>
      createPage(connection, (status, at) => {
        answered++;
        const due = begin + at;
        if (at >= warmUpMs && at < warmUpMs + forMs) {
          answers.push({ due: performance.timeOrigin + due, latency: performance.now() - due });
        }
        if (status !== 200 && status !== 304) failures++;
      }),
    );

    begin = performance.now();
    let next = 0;
    while (answered < requests.length) {
      const now = performance.now() - begin;
      for (let request = requests[next]; request && request.at <= now; request = requests[++next]) {
        pages[request.poller]?.enqueue(request);
      }
      await sleep(1);
    }
    return { answers, failures };
  };

  return { poll, close: () => connections.forEach(({ close }) => close()) };
}
