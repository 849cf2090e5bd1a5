const STEP_MS = 10_000;
const STEPS = 30;

interface Step {
  readonly at: number;
  total: number;
  failed: number;
}

/** Counts the requests of the last five minutes, in steps of ten seconds. */
export function createRecentCalls(now: () => number) {
  const steps: Step[] = [];
  return {
    add: (isFailed: boolean): void => {
      const at = Math.floor(now() / STEP_MS);
      let last = steps.at(-1);
      if (last?.at !== at) {
        last = { at, total: 0, failed: 0 };
        if (steps.push(last) > STEPS) steps.shift();
      }
      last.total++;
      if (isFailed) last.failed++;
    },

    sums: () => {
      const oldest = Math.floor(now() / STEP_MS) - STEPS;
      const recent = steps.filter(({ at }) => at > oldest);
      return {
        seconds: (STEPS * STEP_MS) / 1000,
        total: recent.reduce((sum, { total }) => sum + total, 0),
        failed: recent.reduce((sum, { failed }) => sum + failed, 0),
      };
    },
  };
}
