import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundle } from '../bundle';
import { packageFolder } from './folder';
import { freePort } from './free-port';
import { slot } from './slot';

export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** All that it has logged. */
  readonly output: () => string;
  /** Resolves to its exit code once it has ended by itself. */
  readonly ended: () => Promise<number | null>;
  /** Ends it as an operator does; resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as nobody should. */
  readonly kill: () => Promise<void>;
}

const program = join(packageFolder, `dist/test-${slot()}.js`);
let built: Promise<void> | undefined;

/** Starts the API as it is deployed, without waiting for it. */
export const spawnApi = async (environment: Record<string, string>): Promise<ApiProcess> => {
  const port = environment.PORT ?? `${await freePort()}`;
  await (built ??= bundle(packageFolder, program));
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
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
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (process.env.API_TEST_LOG !== undefined) process.stderr.write(chunk);
    });
  // 'close' and not 'exit': by then all that it logged has been read.
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
};

export const isReady = async ({ url }: Pick<ApiProcess, 'url'>): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const startsWithinMs = 60_000;

/** Starts the API and waits until it is ready. */
export const startApiProcess = async (environment: Record<string, string>): Promise<ApiProcess> => {
  const api = await spawnApi(environment);
  const end = Date.now() + startsWithinMs;
  while (!(await isReady(api))) {
    if (Date.now() > end || !isRunning(api.pid)) {
      await api.kill();
      throw new Error(`The API did not start:\n${api.output()}`);
    }
    await sleep(25);
  }
  return api;
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
