import { setTimeout as sleep } from 'node:timers/promises';
import { paths, pollMs } from '../paths';
import type { Load } from './closed-loop';
import { openConnection, type Connection } from './connection';

export interface Pollers {
  readonly kind: 'pollers';
  readonly port: number;
  readonly pollers: number;
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
const plan = ({ pollers, forMs }: Pollers): Request[] => {
  const requests: Request[] = [];
  for (let poller = 0; poller < pollers; poller++)
    for (const [name, path] of Object.entries(paths)) {
      const period = pollMs[name as keyof typeof paths];
      for (let at = Math.random() * period; at < forMs; at += period)
        requests.push({ at, poller, path });
    }
  return requests.sort((a, b) => a.at - b.at);
};

/** Latencies are from when a request was due, so that one that waits behind a slow answer counts as slow, too. */
export const runPollers = async (job: Pollers): Promise<Load> => {
  const connections = await openAll(job);
  const requests = plan(job);
  const etags = new Map<string, string>();
  const ready = connections.map(() => Promise.resolve());
  const latencies: number[] = [];
  let failures = 0;

  const ask = async ({ at, poller, path }: Request, begin: number) => {
    const connection = connections[poller];
    if (connection === undefined) return;
    // As a browser does that has the answer from before.
    const key = `${poller} ${path}`;
    const { status, etag } = await connection.get(path, etags.get(key));
    if (etag !== undefined) etags.set(key, etag);
    if (status !== 200 && status !== 304) failures++;
    latencies.push(performance.now() - begin - at);
  };

  const begin = performance.now();
  for (const request of requests) {
    const wait = begin + request.at - performance.now();
    if (wait > 0) await sleep(wait);
    ready[request.poller] = (ready[request.poller] ?? Promise.resolve())
      .then(() => ask(request, begin))
      .catch(() => void failures++);
  }
  await Promise.all(ready);
  connections.forEach(({ close }) => close());
  return { latencies, failures };
};
