import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../lib/problem';
import type { Service } from './service';

/** A start takes five seconds on an idle machine, and above a minute on one that is busy with builds. */
const PATIENCE_MINUTES = 5;

/**
 * Waits until the service is ready; if `isReady` rejects, it is not. Rejects if the service dies, if the signal aborts, or
 * after five minutes.
 */
export async function waitFor(
  service: Service,
  isReady: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  let death: Problem | undefined;
  void service.died.then((problem) => (death = problem));
  const deadline = Date.now() + PATIENCE_MINUTES * 60_000;
  while (!(await isReady().catch(() => false))) {
    signal.throwIfAborted();
    if (death) throw death;
    if (Date.now() > deadline) {
      throw new Problem(
        `${service.name} did not answer within ${PATIENCE_MINUTES} minutes. ${service.endOfLog()}`,
      );
    }
    await delay(25);
  }
}
