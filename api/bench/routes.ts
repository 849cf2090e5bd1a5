import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { packageFolder } from '../test/folder';
import { freePort } from '../test/free-port';
import { median, milliseconds, printTable, times, whole } from './figures';

const CONNECTIONS = 100;
const SLICE_SECONDS = 2;
const ROUNDS = 3;
const MILLISECONDS_PER_TICK = 10;

export interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

/** Starts Fastify without plugins, in its own process. It ends with this one. */
export async function startPlainFastify(databaseUrl: string): Promise<Server> {
  const port = await freePort();
  const program = join(packageFolder, 'bench/plain-fastify.ts');
  const child = fork(program, [`${port}`, databaseUrl], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  await once(child, 'message');
  return { name: 'plain Fastify', url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
}

/** The processor time of a process since its start, in milliseconds; NaN where the system does not report it. */
async function cpuMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields after the name, which may contain anything and ends with the last bracket.
  const fields = text.split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
}

async function load({ url, pid }: Server, path: string) {
  const before = await cpuMs(pid);
  const result = await autocannon({
    url: `${url}${path}`,
    connections: CONNECTIONS,
    duration: SLICE_SECONDS,
  });
  const failures = result.errors + result.non2xx;
  if (failures > 0) throw new Error(`${failures} requests for ${path} failed.`);
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    /** Microseconds of the server's processor time for a request. */
    cpu: (((await cpuMs(pid)) - before) / result['2xx']) * 1000,
  };
}

/**
 * Loads both servers in turns, several times, so that other work of the machine affects both. Resolves to the median
 * ratio of our throughput to the plain server's.
 */
export async function compareServers(ours: Server, plain: Server, path: string): Promise<number> {
  const servers = [ours, plain];
  // The first load compiles the servers and does not count.
  for (const server of servers) await load(server, path);
  const turns: Awaited<ReturnType<typeof load>>[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    turns.push([await load(ours, path), await load(plain, path)]);
  }
  const ratioTo = (index: number) =>
    median(turns.map((turn) => turn[0]!.perSecond / turn[index]!.perSecond));
  printTable(
    [path, 'requests/s', 'p99', 'CPU a request', 'ours is'],
    servers.map(({ name }, index) => {
      const of = (key: 'perSecond' | 'p99' | 'cpu') =>
        median(turns.map((turn) => turn[index]![key]));
      const cpu = `${whole(of('cpu'))} µs`;
      return [name, whole(of('perSecond')), milliseconds(of('p99')), cpu, times(ratioTo(index))];
    }),
  );
  return ratioTo(1);
}
