import type { WorkerName } from './metrics';

/** Makes the handler that counts and logs a worker's failures. */
export type Warn = (worker: WorkerName, what: string) => (error: unknown) => void;

export interface Worker {
  /** Runs the task now instead of at the end of the interval. */
  readonly wake: () => void;
  /** Starts no more tasks, and resolves when the running task has ended. */
  readonly stop: () => Promise<void>;
}

const LONGEST_PAUSE_MS = 2_000;

/** Runs `task` repeatedly, with a pause of `intervalMs` that doubles with each consecutive failure. */
export function startWorker(
  task: () => Promise<void>,
  intervalMs: number,
  onError: (error: unknown) => void,
): Worker {
  let stopped = false;
  let woken = false;
  let wake = () => {};
  let failures = 0;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(
        resolve,
        Math.min(Math.max(LONGEST_PAUSE_MS, intervalMs), intervalMs * 2 ** failures),
      );
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (stopped || woken) wake();
    });

  const run = async () => {
    while (!stopped) {
      woken = false;
      try {
        await task();
        failures = 0;
      } catch (error) {
        failures++;
        if (!stopped) onError(error);
      }
      await pause();
    }
  };
  const running = run();

  return {
    wake: () => {
      woken = true;
      wake();
    },
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
}
