import { setTimeout as delay } from 'node:timers/promises';
import type { Step } from '../rules/next-step';
import { readFailures } from './read-failures';

interface Watched {
  readonly name: string;
  readonly current: string;
  readonly next: string;
  readonly share: number;
  /** The API's processes. */
  readonly api: readonly string[];
  readonly milliseconds: number;
}

/** A counter starts again when its process does. */
function grown(before: number, now: number): number {
  return now < before ? now : now - before;
}

/** Waits for the length of a step, and counts the failures of both versions in it. */
export async function watchStep(watched: Watched): Promise<Step> {
  const { name, current, next, share, api, milliseconds } = watched;
  const before = await readFailures(api);
  await delay(milliseconds);
  const now = await readFailures(api);
  const during = (version: string) => grown(before(name, version), now(name, version));
  return { share, ofNext: during(next), ofCurrent: during(current) };
}
