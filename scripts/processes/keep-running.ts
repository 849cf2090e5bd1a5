import { setTimeout as delay } from 'node:timers/promises';
import { aborted } from '../lib/abort';
import type { Service } from './service';

interface Options<S extends Service> {
  /** The service as it runs now. */
  readonly first: S;
  /** Starts it again; gives up when the signal aborts. */
  readonly start: (signal: AbortSignal) => S | Promise<S>;
  /** Called with the reason each time that it died or could not be started. */
  readonly onDeath: (reason: string) => void;
  readonly pauseMs?: number;
}

export interface KeptService<S extends Service = Service> {
  /** The instance that runs now. */
  readonly current: () => S;
  readonly stop: () => Promise<void>;
}

/** Restarts a service each time that it dies, after a pause, until it is stopped. */
export function keepRunning<S extends Service>(options: Options<S>): KeptService<S> {
  const { first, start, onDeath, pauseMs = 1000 } = options;
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

/** Shows a death at the terminal. */
export function showDeath(reason: string) {
  return console.log(`\n${reason}\n\nIt is started again.`);
}
