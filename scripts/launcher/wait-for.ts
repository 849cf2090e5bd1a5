import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from './problem';
import type { Service } from './service';

interface Waiting {
  /** What is waited for, at the start of a sentence. */
  readonly what: string;
  readonly service: Service;
  /** An error counts as no. */
  readonly isThere: () => Promise<boolean>;
  readonly signal: AbortSignal;
}

const patience = 60_000;

/** Asks until the answer is yes; fails when the service dies, the wait is given up, or a minute has passed. */
export async function waitFor({ what, service, isThere, signal }: Waiting): Promise<void> {
  let death: Problem | undefined;
  void service.died.then((problem) => (death = problem));
  const deadline = Date.now() + patience;
  while (!(await isThere().catch(() => false))) {
    signal.throwIfAborted();
    if (death) throw death;
    if (Date.now() > deadline) {
      throw new Problem(`${what} did not answer within ${patience / 1000} seconds.`);
    }
    await delay(25);
  }
}
