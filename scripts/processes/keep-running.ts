import { setTimeout as delay } from 'node:timers/promises';
import { aborted } from '../lib/abort';
import { startService, type Command, type Service } from './service';
import { waitFor } from './wait-for';

interface Options<S extends Service> {
  /** The service as it runs now. */
  readonly first: S;
  /** Starts it again; gives up when the signal aborts. */
  readonly start: (signal: AbortSignal) => S | Promise<S>;
  /** Called with the reason each time that it died or could not be started; by default shows it at the terminal. */
  readonly onDeath?: (reason: string) => void;
  readonly pauseMs?: number;
}

export interface KeptService<S extends Service = Service> {
  /** The instance that runs now. */
  readonly current: () => S;
  readonly stop: () => Promise<void>;
}

function showDeath(reason: string): void {
  console.log(`\n${reason}\n\nIt is started again.`);
}

/** Restarts a service each time that it dies, after a pause, until it is stopped. */
export function keepRunning<S extends Service>(options: Options<S>): KeptService<S> {
  const { first, start, onDeath = showDeath, pauseMs = 1000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let service = first;

  const restart = async () => {
    while (!signal.aborted) {
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        service = await start(signal);
        return;
      } catch (error) {
        // For instance a full disk, on which its log cannot be opened.
        if (!signal.aborted) onDeath((error as Error).message);
      }
    }
  };

  const watch = async () => {
    while (!signal.aborted) {
      const death = await Promise.race([service.died, aborted(signal)]);
      if (death === undefined) return;
      onDeath(death.message);
      await service.stop();
      await restart();
    }
  };
  const watching = watch();

  return {
    current: () => service,
    async stop() {
      stopping.abort();
      // A restart may be under way: its service is stopped too.
      await watching;
      await service.stop();
    },
  };
}

/** Starts a service and waits until it is ready. From then on, restarts it each time that it dies. */
export async function startKept(
  command: Command,
  isReady: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<KeptService> {
  const start = () => startService(command);
  const first = start();
  try {
    await waitFor(first, isReady, signal);
  } catch (error) {
    await first.stop();
    throw error;
  }
  return keepRunning({ first, start });
}
