import type { Load } from './load/closed-loop';
import type { Workers } from './load/workers';
import { milliseconds, whole } from './print';
import type { Server } from './servers';
import { median, quantile } from './statistics';

/** Until every page has asked once on its connection, and both programs are compiled. */
const warmUpMs = 10_000;
const forMs = 20_000;

/** Simulated pages that poll: the 99th percentile of the latencies, each from when its request was due. */
export const measurePollers = async (
  workers: Workers,
  server: Server,
  pollers: number,
): Promise<number> => {
  const share = Math.ceil(pollers / workers.count);
  const job = { kind: 'pollers', port: server.port, pollers: share, warmUpMs, forMs } as const;
  const loads = await workers.all<Load>(job);
  const latencies = loads.flatMap((one) => one.latencies);
  const failures = loads.reduce((sum, one) => sum + one.failures, 0);
  const p99 = quantile(latencies, 0.99);
  console.log(
    `${server.name}: ${whole(pollers)} pollers, ${whole((latencies.length / forMs) * 1000)} requests/s: ` +
      `median ${milliseconds(median(latencies))}, p99 ${milliseconds(p99)}, ${failures} failed`,
  );
  return p99;
};
