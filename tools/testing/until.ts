import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the condition holds. The test's own time limit ends it if it never does. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(1);
}
