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
  /** The processor time it has taken since it began, in milliseconds; undefined where the system does not tell. */
  readonly cpuMs: () => number | undefined;
  readonly stop: () => unknown;
}

const millisecondsPerTick = 10;

const cpuOf = (pid: number) => () => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // After the name, which may hold anything and ends with the last bracket.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
};

/** The API itself, as it is deployed: bundled, in its own process, with all its plugins. */
export const ownServer = ({ url, pid, stop }: ApiProcess): Server => ({
  name: 'ours',
  port: Number(new URL(url).port),
  cpuMs: cpuOf(pid),
  stop,
});

const startProgram = async (name: string, program: string, ...args: string[]) => {
  const port = await freePort();
  const child = fork(join(packageFolder, 'bench/plain', program), [`${port}`, ...args], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill());
  await once(child, 'message');
  const server: Server = { name, port, cpuMs: cpuOf(child.pid ?? 0), stop: () => child.kill() };
  return { child, server };
};

export const startPlainServer = async (
  kind: 'Fastify' | 'Express',
  databaseUrl: string,
): Promise<Server> =>
  (await startProgram(`plain ${kind}`, 'main.ts', kind.toLowerCase(), databaseUrl)).server;

export interface BareServer extends Server {
  /** Sends the event to all streams; resolves to when that was begun, in Unix milliseconds. */
  readonly broadcast: (id: number) => Promise<number>;
}

/** What the machine and the load take where the server does nothing. */
export const startBareServer = async (): Promise<BareServer> => {
  const { child, server } = await startProgram('a bare server', 'bare.ts');
  const broadcast = async (id: number) => {
    child.send(id);
    const [at] = (await once(child, 'message')) as [number];
    return at;
  };
  return { ...server, broadcast };
};
