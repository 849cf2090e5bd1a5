import { setTimeout as sleep } from 'node:timers/promises';
import { paths, pollMs } from '../paths';
import type { Load } from './closed-loop';
import { openConnection, type Connection } from './connection';

export interface Pollers {
  readonly kind: 'pollers';
  readonly port: number;
  readonly pollers: number;
  /** How long they poll before what they find counts. */
  readonly warmUpMs: number;
  readonly forMs: number;
}

const openAtOnce = 100;

const openAll = async ({ port, pollers }: Pollers): Promise<Connection[]> => {
  const connections: Connection[] = [];
  while (connections.length < pollers) {
    const count = Math.min(openAtOnce, pollers - connections.length);
    const opened = Array.from({ length: count }, () => openConnection(port));
    connections.push(...(await Promise.all(opened)));
  }
  return connections;
};

interface Request {
  readonly at: number;
  readonly poller: number;
  readonly path: string;
}

/** Pages that were opened at any time: when each asks for what, whether or not the answers come in time. */
const plan = ({ pollers, warmUpMs, forMs }: Pollers): Request[] => {
  const requests: Request[] = [];
  for (let poller = 0; poller < pollers; poller++)
    for (const [name, path] of Object.entries(paths)) {
      const period = pollMs[name as keyof typeof paths];
      for (let at = Math.random() * period; at < warmUpMs + forMs; at += period)
        requests.push({ at, poller, path });
    }
  return requests.sort((a, b) => a.at - b.at);
};

/** A page with its connection: it asks one thing after the other, as a browser does that has the answers from before. */
const createPage = (connection: Connection, onAnswer: (status: number, at: number) => void) => {
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
    ask: (request: Request) => {
      waiting.push(request);
      if (waiting.length === 1) send(request);
    },
  };
};

/** Latencies are from when a request was due, so that one that waits behind a slow answer counts as slow, too. */
export const runPollers = async (job: Pollers): Promise<Load> => {
  const connections = await openAll(job);
  const requests = plan(job);
  const latencies: number[] = [];
  let answered = 0;
  let failures = 0;
  let begin = 0;
  const pages = connections.map((connection) =>
    createPage(connection, (status, at) => {
      answered++;
      if (at >= job.warmUpMs) latencies.push(performance.now() - begin - at);
      if (status !== 200 && status !== 304) failures++;
    }),
  );

  begin = performance.now();
  let next = 0;
  while (answered < requests.length) {
    const now = performance.now() - begin;
    for (let request = requests[next]; request && request.at <= now; request = requests[++next])
      pages[request.poller]?.ask(request);
    await sleep(1);
  }
  connections.forEach(({ close }) => close());
  return { latencies, failures };
};
