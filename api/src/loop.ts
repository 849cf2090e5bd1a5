export interface Loop {
  /** Runs the task now rather than at the end of the interval. */
  readonly wake: () => void;
  /** Resolves when the task that is running is done, and none will follow. */
  readonly stop: () => Promise<void>;
}

const longestPauseMs = 2_000;

/** Runs `task` again and again with a pause in between, which grows while the task fails. */
export const startLoop = (
  task: () => Promise<void>,
  intervalMs: number,
  onError: (error: unknown) => void,
): Loop => {
  let stopped = false;
  let woken = false;
  let wake = () => {};
  let failures = 0;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(
        resolve,
        Math.min(Math.max(longestPauseMs, intervalMs), intervalMs * 2 ** failures),
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
};
