import type { Release } from '@updown/protocol/site/site-descriptor';
import { onSite } from '@updown/shared';
import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { LOADED } from '../federation/remote-service';
import { placeOf } from '../places/place';
import type { Site } from '../site/site';
import { PageVitals, type LoadedVersion } from './page-vitals';

type Detail = Pick<Release, 'version' | 'entry'> & { readonly remote: string };

/** The versions that the page has loaded so far. The first module of a version brings most of its files. */
export function loadedVersions(): readonly LoadedVersion[] {
  const measures = performance.getEntriesByName(LOADED, 'measure') as PerformanceMeasure[];
  const versions = new Map<string, LoadedVersion>();
  for (const { duration, detail } of measures) {
    const { remote, version, entry } = detail as Detail;
    const name = `${remote} ${version}`;
    const folder = new URL('.', new URL(entry, document.baseURI)).href;
    if (!versions.has(name)) versions.set(name, { remote, version, folder, loadMs: duration });
  }
  return [...versions.values()];
}

/** The duration from which browsers call a task long. */
const LONG_MS = 50;

/**
 * Scripts that held up a frame. React runs a remote's render, so the time of a render is part of the remote's INP
 * instead.
 */
function onLongScript(report: (script: string, duration: number) => void): void {
  const type = 'long-animation-frame';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    const frames = list.getEntries() as PerformanceLongAnimationFrameTiming[];
    for (const { sourceURL, duration } of frames.flatMap(({ scripts }) => scripts)) {
      if (duration >= LONG_MS) report(sourceURL, duration);
    }
  }).observe({ type, buffered: true });
}

/** Measures the page until it is left, and reports when it is hidden: a page may not get another chance. */
export function measureVitals({ overridden = {} }: Pick<Site, 'overridden'>): void {
  // A developer's own remote says nothing about the released version.
  const vitals = new PageVitals(() =>
    loadedVersions().filter(({ remote }) => !(remote in overridden)),
  );
  const options = { reportAllChanges: true, generateTarget: placeOf };
  // By default the library ignores inputs below 40 ms. Most are, and a comparison of versions needs all of them.
  onINP(
    ({ value, attribution }) =>
      vitals.record(attribution.interactionTarget ?? 'page', 'inp', value),
    { ...options, durationThreshold: 16 },
  );
  onLCP(
    ({ value, attribution }) => vitals.record(attribution.target ?? 'page', 'lcp', value),
    options,
  );
  onCLS(
    ({ value, attribution }) => vitals.recordShift(attribution.largestShiftTarget ?? 'page', value),
    options,
  );
  onLongScript((script, duration) => vitals.recordTask(script, duration));

  // On the window, so that the library has seen the event first and its figures are complete.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(vitals);
  });
}

function send(vitals: PageVitals): void {
  const remotes = vitals.take();
  if (remotes.length === 0) return;
  const body = new Blob([JSON.stringify({ remotes })], { type: 'application/json' });
  navigator.sendBeacon(onSite('/api/telemetry/remote-vitals'), body);
}
