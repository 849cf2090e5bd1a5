import { importWithTimeout } from '@updown/shared';
import type { Site } from '../site/site';

/** The share of the pages that measure while no version is being rolled out. */
const SAMPLE = 0.25;

/** Whether a page measures its vitals: every page during a rollout, which depends on them; otherwise a sample. */
export function isMeasured({ remotes }: Pick<Site, 'remotes'>, random: number): boolean {
  const parts = Object.values(remotes);
  const isRollout = parts.some((part) => part.status === 'on' && part.remote.next !== undefined);
  return isRollout || random < SAMPLE;
}

const loadMeasuring = importWithTimeout(
  () => import(/* webpackChunkName: "vitals" */ './measure-vitals'),
);

/** Later than everything that the visitor waits for. The browser keeps the slow inputs until then. */
const LATER_MS = 3_000;

/** Measures what the visitor of this page experiences in each remote, without any data about the visitor. */
export function startVitals(site: Site): void {
  if (!isMeasured(site, Math.random())) return;
  setTimeout(() => {
    loadMeasuring()
      .then(({ measureVitals }) => measureVitals(site))
      // The page works without measuring.
      .catch(() => undefined);
  }, LATER_MS);
}
