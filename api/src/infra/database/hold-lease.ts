import type { Logger } from 'pino';
import { startWorker } from '../worker';
import type { Lease } from './database';

/** Another process may hold the lease by now, so this process must not write. */
export class LeaseLost extends Error {}

const LOOK_MS = 500;

/** Work for the holder of a lease. Must call `assertHeld` right before each write that only the holder may make. */
export type LeaseWork = (assertHeld: () => void) => Promise<void>;

/**
 * Takes a lease as soon as it is free. `while` runs work only as long as this process holds the lease.
 * @param name The lease's name in the log.
 */
export async function holdLease(
  lease: Lease,
  name: string,
  log: Logger,
  onError: (error: unknown) => void,
) {
  let holds = await lease.acquire();
  let answeredAt = performance.now();

  const look = async () => {
    const held = holds;
    try {
      holds = await lease.acquire();
      answeredAt = performance.now();
    } catch (error) {
      holds = false;
      throw error;
    } finally {
      if (holds !== held) log.info({ holds }, `${holds ? 'Took' : 'Lost'} the ${name} lease`);
    }
  };
  const worker = startWorker(look, LOOK_MS, onError);

  return {
    isHeld: () => lease.term() !== undefined,
    /** Seconds since the database last answered. */
    silence: () => (performance.now() - answeredAt) / 1000,
    while: (work: LeaseWork) => async () => {
      const term = lease.term();
      if (term === undefined) return;
      await work(() => {
        if (lease.term() !== term) {
          throw new LeaseLost(`The ${name} lease was lost during a pause.`);
        }
      });
    },
    stop: worker.stop,
  };
}
