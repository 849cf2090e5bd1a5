import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../launcher/problem';
import { root } from '../launcher/root';
import { startService } from '../launcher/service';
import { keepRunning, type KeptService } from './keep-running';

interface ApiOptions {
  readonly name: string;
  readonly port: number;
  /** What all of them share. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logFolder: string;
}

export interface ApiProcess extends KeptService {
  readonly address: string;
  ready(signal: AbortSignal): Promise<void>;
}

const patienceMs = 120_000;

/** Keeps one API process running over the database that several share. */
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
    start,
    onDeath: (reason) => console.log(`\n${reason}\n\nIt is started again.`),
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
      const deadline = Date.now() + patienceMs;
      while (!(await isReady())) {
        signal.throwIfAborted();
        if (Date.now() > deadline) {
          throw new Problem(`The API ${name} was not ready within ${patienceMs / 1000} seconds.`);
        }
        await delay(50);
      }
    },
  };
}
