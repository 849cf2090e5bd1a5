import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `read` gives something, and fails if it does not. */
export const eventually = async <Value>(
  read: () => Promise<Value | undefined | null | false>,
  withinMs = 20_000,
): Promise<Value> => {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== null && value !== false) return value;
    if (Date.now() > end) throw new Error('It did not come about.');
    await sleep(25);
  }
};
