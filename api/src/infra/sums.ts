import { startWorker } from './worker';

type Sum<What> = What & { readonly count: number };

/**
 * Adds up what happens and passes the sums on at an interval, so that no request waits for the database. Sums that could
 * not be written are written the next time.
 */
export function createSums<What extends object>(
  write: (sums: readonly Sum<What>[]) => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  const unsent = new Map<string, Sum<What>>();

  const add = (what: What, more = 1): void => {
    const key = JSON.stringify(what);
    unsent.set(key, { ...what, count: (unsent.get(key)?.count ?? 0) + more });
  };
  const writeAll = async () => {
    if (unsent.size === 0) return;
    const sums = [...unsent];
    unsent.clear();
    try {
      await write(sums.map(([, sum]) => sum));
    } catch (error) {
      for (const [key, { count }] of sums) add(JSON.parse(key) as What, count);
      throw error;
    }
  };
  const { stop } = startWorker(writeAll, everyMs, onError);
  return { add: (what: What) => add(what), stop };
}
