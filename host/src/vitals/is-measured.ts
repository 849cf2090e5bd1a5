import type { Site } from '../site/site';

/** The share of the pages that measure while no version is being rolled out. */
const SAMPLE = 0.25;

/** Whether a page measures its vitals: every page during a rollout, which depends on them; otherwise a sample. */
export function isMeasured({ remotes }: Pick<Site, 'remotes'>, random: number): boolean {
  const parts = Object.values(remotes);
  const isRollout = parts.some((part) => part.status === 'on' && part.remote.next !== undefined);
  return isRollout || random < SAMPLE;
}
