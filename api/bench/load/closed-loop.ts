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

/** Each connection sends its next request as soon as it has an answer. */
export async function runClosedLoop(job: ClosedLoop): Promise<Load> {
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
          const send = (now: number) => {
            get(job.path, undefined, ({ status }) => {
              const after = performance.now();
              latencies.push(after - now);
              if (status !== 200) failures++;
              if (status !== 0 && after < end) return send(after);
              close();
              resolve();
            });
          };
          send(performance.now());
        }),
    ),
  );
  return { latencies, failures };
}
