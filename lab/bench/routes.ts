import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../../api/test/free-port';
import type { World } from '../../api/test/world';
import { root } from '../../tools/root';
import { median, rounded } from './figures';
import { polled } from './paths';
import { unlessSmallest } from './smallest';

const CONNECTIONS = unlessSmallest(100, 2);
const SLICE = unlessSmallest({ duration: 2 }, { amount: 20 });
const TURNS = unlessSmallest(3, 1);
const MILLISECONDS_PER_TICK = 10;

interface Server {
  readonly url: string;
  readonly pid: number;
}

/** Starts Fastify without plugins, in its own process. */
async function startPlainFastify(databaseUrl: string) {
  const port = await freePort();
  const program = join(root, 'lab/bench/plain-fastify.ts');
  const child = fork(program, [`${port}`, databaseUrl], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(child, 'message');
  const server: Server = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
  return { ...server, stop: () => child.kill() };
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
    ...SLICE,
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

/** Loads both servers in turns, several times, so that other work of the machine affects both. */
async function compare(ours: Server, plain: Server, path: string) {
  // The first load compiles the servers and does not count.
  for (const server of [ours, plain]) await load(server, path);
  const turns: Record<'ours' | 'plain', Awaited<ReturnType<typeof load>>>[] = [];
  while (turns.length < TURNS) {
    turns.push({ ours: await load(ours, path), plain: await load(plain, path) });
  }
  const of = (who: 'ours' | 'plain', figure: 'perSecond' | 'p99' | 'cpu') =>
    rounded(median(turns.map((turn) => turn[who][figure])));
  return {
    'requests/s': of('ours', 'perSecond'),
    'p99, ms': of('ours', 'p99'),
    'CPU, µs': of('ours', 'cpu'),
    'plain requests/s': of('plain', 'perSecond'),
    'plain p99, ms': of('plain', 'p99'),
    'plain CPU, µs': of('plain', 'cpu'),
    'times plain': rounded(
      median(turns.map((turn) => turn.ours.perSecond / turn.plain.perSecond)),
      1,
    ),
  };
}

export async function measureRoutes(world: World): Promise<void> {
  const plain = await startPlainFastify(world.environment.DATABASE_URL ?? '');
  try {
    const figures: Record<string, object> = {};
    for (const [name, { path }] of Object.entries(polled)) {
      figures[name] = await compare(world.api(), plain, path);
    }
    console.log('\nThe API beside plain Fastify (wanted: ≥ 1.5 times its requests/s):');
    console.table(figures);
  } finally {
    plain.stop();
  }
}
