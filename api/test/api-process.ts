import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageFolder } from './folder';
import { freePort } from './free-port';
import { testProgram } from './test-program';

export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything that the process has logged so far. */
  readonly output: () => string;
  /** Resolves to the exit code when the process has ended. */
  readonly ended: () => Promise<number | null>;
  /** Sends SIGTERM, as an operator does. Resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>;
}

const isLogging = process.env.API_TEST_LOG !== undefined;

/** Starts the deployed bundle of the API, but does not wait until it is ready. */
export async function spawnApi(environment: Record<string, string>): Promise<ApiProcess> {
  const port = environment.PORT ?? `${await freePort()}`;
  // Reading the source map takes a third of the startup time.
  const flags = isLogging ? ['--enable-source-maps'] : [];
  const child = spawn(process.execPath, [...flags, testProgram], {
    cwd: packageFolder,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: process.env.API_TEST_LOG ?? 'warn',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isLogging) process.stderr.write(chunk);
    });
  }
  // 'close' comes after 'exit', when all output has been read.
  const exited = once(child, 'close') as Promise<[number | null]>;
  const ended = async () => (await exited)[0];
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithUs);
    if (child.exitCode === null) child.kill(signal);
    return ended();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

export async function isReady({ url }: Pick<ApiProcess, 'url'>): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

const START_TIMEOUT_MS = 60_000;

/** Starts the API and waits until it is ready. */
export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const api = await spawnApi(environment);
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(api))) {
    if (Date.now() > end || !isRunning(api.pid)) {
      await api.kill();
      throw new Error(`The API did not start:\n${api.output()}`);
    }
    await sleep(25);
  }
  return api;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
