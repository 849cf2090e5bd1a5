import type { Load } from './load/closed-loop';
import type { Workers } from './load/workers';
import { milliseconds, printTable, times, whole } from './print';
import type { Server } from './servers';
import { median, quantile } from './statistics';

const CONNECTIONS = 100;
const SLICE_MS = 1_500;
const WARM_UP_MS = 500;
const ROUNDS = 3;

interface Slice {
  readonly perSecond: number;
  readonly p99: number;
  /** Microseconds of the server's CPU time per request. */
  readonly cpu: number;
}

async function load(workers: Workers, { port }: Server, path: string, forMs: number) {
  const share = Math.ceil(CONNECTIONS / workers.count);
  const loads = await workers.all<Load>({ kind: 'closed', port, path, connections: share, forMs });
  const failures = loads.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests for ${path} failed.`);
  return loads.flatMap(({ latencies }) => latencies);
}

async function measure(workers: Workers, server: Server, path: string): Promise<Slice> {
  const before = server.cpuMs() ?? Number.NaN;
  const latencies = await load(workers, server, path, SLICE_MS);
  const cpuMs = (server.cpuMs() ?? Number.NaN) - before;
  return {
    perSecond: (latencies.length / SLICE_MS) * 1000,
    p99: quantile(latencies, 0.99),
    cpu: (cpuMs / latencies.length) * 1000,
  };
}

/**
 * Measures the servers in turn, several times, so that other work on the machine affects all of them. Resolves to the
 * median ratio of the first server's throughput to each server's, for the path.
 */
export async function compareServers(
  workers: Workers,
  servers: readonly Server[],
  path: string,
): Promise<number[]> {
  const slices = servers.map((): Slice[] => []);
  for (const server of servers) await load(workers, server, path, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of servers.entries()) {
      slices[index]?.push(await measure(workers, server, path));
    }
  }

  const medianOf = (own: readonly Slice[], key: keyof Slice) => median(own.map((one) => one[key]));
  const ratios = slices.map((other) =>
    median(other.map(({ perSecond }, round) => (slices[0]?.[round]?.perSecond ?? 0) / perSecond)),
  );
  printTable(
    [path, 'requests/s', 'p99', 'CPU a request', 'ours is'],
    servers.map(({ name }, index) => {
      const own = slices[index] ?? [];
      return [
        name,
        whole(medianOf(own, 'perSecond')),
        milliseconds(medianOf(own, 'p99')),
        `${whole(medianOf(own, 'cpu'))} µs`,
        times(ratios[index] ?? Number.NaN),
      ];
    }),
  );
  return ratios;
}
