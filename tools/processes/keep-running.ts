import { setTimeout as delay } from 'node:timers/promises';
import { aborted } from '../abort';
import type { Service } from './service';

const PAUSE = 1000;

function report(reason: string): void {
  console.log(`\n${reason}\n\nIt is started again.`);
}

/** Starts a service. Restarts it each time that it dies, after a pause, until it is stopped. */
export async function keepRunning(
  start: (signal: AbortSignal) => Promise<Service>,
  starting: AbortSignal,
): Promise<Pick<Service, 'stop'>> {
  let service = await start(starting);
  const stopping = new AbortController();
  const { signal } = stopping;

  const restart = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await delay(PAUSE, undefined, { signal });
        service = await start(signal);
        return;
      } catch (error) {
        // For instance a full disk, on which its log cannot be opened.
        if (!signal.aborted) report((error as Error).message);
      }
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      const death = await Promise.race([aborted(signal), service.died]);
      if (death) report(death.message);
      await service.stop();
      if (!death) return;
      await restart();
    }
  };
  const watching = watch();
  return {
    stop() {
      stopping.abort();
      // A restart may be under way: its service is stopped too.
      return watching;
    },
  };
}
