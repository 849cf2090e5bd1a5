import { importWithTimeout } from '@updown/shared';
import type { Site } from '../site/site';
import { isMeasured } from './is-measured';

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
