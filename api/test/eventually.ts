import { setTimeout as sleep } from 'node:timers/promises';

/** Polls `read` until it resolves to a value other than undefined, null or false. Throws after `withinMs`. */
export async function eventually<Value>(
  read: () => Promise<Value | undefined | null | false>,
  withinMs = 20_000,
): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== null && value !== false) return value;
    if (Date.now() > end) throw new Error(`There was no value within ${withinMs} ms.`);
    await sleep(25);
  }
}
