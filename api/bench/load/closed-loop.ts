import { openConnection } from './connection';

export interface ClosedLoop {
  readonly kind: 'closed';
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly forMs: number;
}

export interface Load {
  readonly latencies: number[];
  readonly failures: number;
}

/** Each connection asks again as soon as it has its answer. */
export const runClosedLoop = async (job: ClosedLoop): Promise<Load> => {
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => openConnection(job.port)),
  );
  const latencies: number[] = [];
  let failures = 0;
  const end = performance.now() + job.forMs;
  await Promise.all(
    connections.map(
      ({ get, close }) =>
        new Promise<void>((resolve) => {
          const ask = (now: number) => {
            get(job.path, undefined, ({ status }) => {
              const after = performance.now();
              latencies.push(after - now);
              if (status !== 200) failures++;
              if (status !== 0 && after < end) return ask(after);
              close();
              resolve();
            });
          };
          ask(performance.now());
        }),
    ),
  );
  return { latencies, failures };
};
