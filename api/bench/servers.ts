import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiProcess } from '../test/api-process';
import { packageFolder } from '../test/folder';
import { freePort } from '../test/free-port';

export interface Server {
  readonly name: string;
  readonly port: number;
  /** The CPU time since the server's start, in milliseconds; undefined if the system does not report it. */
  readonly cpuMs: () => number | undefined;
  readonly stop: () => unknown;
}

const MILLISECONDS_PER_TICK = 10;

function cpuOf(pid: number) {
  return () => {
    const file = `/proc/${pid}/stat`;
    if (!existsSync(file)) return undefined;
    // The fields after the name, which may contain anything and ends with the last bracket.
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
  };
}

/** The API itself, as it is deployed: bundled, in its own process, with all its plugins. */
export function ownServer({ url, pid, stop }: ApiProcess): Server {
  return {
    name: 'ours',
    port: Number(new URL(url).port),
    cpuMs: cpuOf(pid),
    stop,
  };
}

async function startProgram(name: string, program: string, ...args: string[]) {
  const port = await freePort();
  const child = fork(join(packageFolder, 'bench/plain', program), [`${port}`, ...args], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  await once(child, 'message');
  const server: Server = { name, port, cpuMs: cpuOf(child.pid ?? 0), stop: () => child.kill() };
  return { child, server };
}

export async function startPlainServer(
  kind: 'Fastify' | 'Express',
  databaseUrl: string,
): Promise<Server> {
  return (await startProgram(`plain ${kind}`, 'main.ts', kind.toLowerCase(), databaseUrl)).server;
}

export interface BareServer extends Server {
  /** Sends the event to all streams; resolves to the time when the sending began, in Unix milliseconds. */
  readonly broadcast: (id: number) => Promise<number>;
}

/** Starts a server that does almost nothing: its figures show the cost of the machine and the load. */
export async function startBareServer(): Promise<BareServer> {
  const { child, server } = await startProgram('a bare server', 'bare.ts');
  const broadcast = async (id: number) => {
    child.send(id);
    const [at] = (await once(child, 'message')) as [number];
    return at;
  };
  return { ...server, broadcast };
}
