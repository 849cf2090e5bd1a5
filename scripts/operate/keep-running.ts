import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from '../launcher/service';

interface Options {
  readonly start: () => Service;
  /** Told each time that it died, with the reason. */
  readonly onDeath: (reason: string) => void;
  readonly pauseMs?: number;
}

export interface KeptService {
  /** The process that runs now. */
  readonly current: () => Service;
  readonly stop: () => Promise<void>;
}

/** Starts a service again each time that it dies, after a pause, until it is stopped. */
export function keepRunning({ start, onDeath, pauseMs = 1000 }: Options): KeptService {
  const stopped = new AbortController();
  let service = start();

  const watch = async () => {
    while (!stopped.signal.aborted) {
      const { message } = await service.died;
      if (stopped.signal.aborted) return;
      onDeath(message);
      await delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (!stopped.signal.aborted) service = start();
    }
  };
  void watch();

  return {
    current: () => service,
    stop: async () => {
      stopped.abort();
      await service.stop();
    },
  };
}
