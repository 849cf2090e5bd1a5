import type { Load } from './load/closed-loop';
import type { Workers } from './load/workers';
import { milliseconds, printTable, times, whole } from './print';
import type { Server } from './servers';
import { median, quantile } from './statistics';

const connections = 100;
const sliceMs = 1_500;
const warmUpMs = 500;
const rounds = 3;

interface Slice {
  readonly perSecond: number;
  readonly p99: number;
  /** Microseconds of the server's processor time for a request. */
  readonly cpu: number;
}

const load = async (workers: Workers, { port }: Server, path: string, forMs: number) => {
  const share = Math.ceil(connections / workers.count);
  const loads = await workers.all<Load>({ kind: 'closed', port, path, connections: share, forMs });
  const failures = loads.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests for ${path} failed.`);
  return loads.flatMap(({ latencies }) => latencies);
};

const measure = async (workers: Workers, server: Server, path: string): Promise<Slice> => {
  const before = server.cpuMs() ?? Number.NaN;
  const latencies = await load(workers, server, path, sliceMs);
  const cpuMs = (server.cpuMs() ?? Number.NaN) - before;
  return {
    perSecond: (latencies.length / sliceMs) * 1000,
    p99: quantile(latencies, 0.99),
    cpu: (cpuMs / latencies.length) * 1000,
  };
};

/**
 * The servers in turns, several times: what else the machine does then falls on all of them. Gives the middle of the
 * first one's ratios to each of the others, for the path.
 */
export const compareServers = async (
  workers: Workers,
  servers: readonly Server[],
  path: string,
): Promise<number[]> => {
  const slices = servers.map((): Slice[] => []);
  for (const server of servers) await load(workers, server, path, warmUpMs);
  for (let round = 0; round < rounds; round++)
    for (const [index, server] of servers.entries())
      slices[index]?.push(await measure(workers, server, path));

  const middle = (own: readonly Slice[], key: keyof Slice) => median(own.map((one) => one[key]));
  const ratios = slices.map((other) =>
    median(other.map(({ perSecond }, round) => (slices[0]?.[round]?.perSecond ?? 0) / perSecond)),
  );
  printTable(
    [path, 'requests/s', 'p99', 'CPU a request', 'ours is'],
    servers.map(({ name }, index) => {
      const own = slices[index] ?? [];
      return [
        name,
        whole(middle(own, 'perSecond')),
        milliseconds(middle(own, 'p99')),
        `${whole(middle(own, 'cpu'))} µs`,
        times(ratios[index] ?? Number.NaN),
      ];
    }),
  );
  return ratios;
};
