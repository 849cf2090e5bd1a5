import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../lib/problem';
import { root } from '../lib/root';
import { keepRunning, showDeath, type KeptService } from '../processes/keep-running';
import { startService } from '../processes/service';

interface ApiOptions {
  readonly name: string;
  readonly port: number;
  /** The settings that all of them share. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logFolder: string;
}

export interface ApiProcess extends KeptService {
  readonly address: string;
  ready(signal: AbortSignal): Promise<void>;
}

const PATIENCE_MS = 120_000;

/** Keeps one of several API processes running, which share a database. */
export function startApiProcess({ name, port, environment, logFolder }: ApiOptions): ApiProcess {
  const address = `127.0.0.1:${port}`;
  const start = () =>
    startService({
      name: `The API ${name}`,
      program: process.execPath,
      args: ['--enable-source-maps', 'dist/main.js'],
      cwd: join(root, 'api'),
      env: { ...process.env, ...environment, PORT: `${port}` },
      logFile: join(logFolder, `api-${name}.log`),
    });
  const kept = keepRunning({
    first: start(),
    start,
    onDeath: showDeath,
  });
  const isReady = () =>
    fetch(`http://${address}/api/ready`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    ...kept,
    address,
    ready: async (signal) => {
      const deadline = Date.now() + PATIENCE_MS;
      while (!(await isReady())) {
        signal.throwIfAborted();
        if (Date.now() > deadline) {
          throw new Problem(`The API ${name} was not ready within ${PATIENCE_MS / 1000} seconds.`);
        }
        await delay(50);
      }
    },
  };
}
