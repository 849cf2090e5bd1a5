import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../lib/problem';
import type { Service } from './service';

interface Waiting {
  /** Its name at the start of a sentence: 'The API'. */
  readonly name: string;
  readonly service: Service;
  /** A rejection counts as false. */
  readonly isReady: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

/** A start takes five seconds on an idle machine, and above a minute on one that is busy with builds. */
const PATIENCE_MINUTES = 5;

/** Waits until the service is ready. Rejects if it dies, if the signal aborts, or after five minutes. */
export async function waitFor({ name, service, isReady, signal }: Waiting): Promise<void> {
  let death: Problem | undefined;
  void service.died.then((problem) => (death = problem));
  const deadline = Date.now() + PATIENCE_MINUTES * 60_000;
  while (!(await isReady().catch(() => false))) {
    signal.throwIfAborted();
    if (death) throw death;
    if (Date.now() > deadline) {
      throw new Problem(
        `${name} did not answer within ${PATIENCE_MINUTES} minutes. ${service.endOfLog()}`,
      );
    }
    await delay(25);
  }
}
