import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageFolder } from '../../test/folder';
import type { Job } from './worker';

type Reply = { readonly result?: unknown; readonly error?: string };

async function runJob<Result>(worker: ChildProcess, job: Job): Promise<Result> {
  worker.send(job);
  const [reply] = (await once(worker, 'message')) as [Reply];
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply.result as Result;
}

export interface Workers {
  readonly count: number;
  /** Sends every worker the same job; resolves to the result of each. */
  readonly all: <Result>(job: Job) => Promise<Result[]>;
  readonly stop: () => void;
}

export function startWorkers(count: number): Workers {
  const program = join(packageFolder, 'bench/load/worker.ts');
  const workers = Array.from({ length: count }, () =>
    fork(program, { execArgv: ['--import', 'tsx'] }),
  );
  return {
    count,
    all: <Result>(job: Job) => Promise.all(workers.map((worker) => runJob<Result>(worker, job))),
    stop: () => workers.forEach((worker) => worker.disconnect()),
  };
}
