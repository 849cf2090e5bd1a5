import type { Release } from '@updown/protocol/site/site-descriptor';
import { onSite } from '@updown/shared';
import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { LOADED } from '../federation/remote-service';
import { placeOf } from '../places/place';
import type { Site } from '../site/site';

export type Vital = 'inp' | 'lcp' | 'cls' | 'load' | 'longTask';

/** A version that this page has loaded. */
export interface LoadedVersion {
  readonly remote: string;
  readonly version: string;
  /** The address of its files. */
  readonly folder: string;
  /** From the request for its first module until it could be rendered. */
  readonly loadMs: number;
}

type Figures = Partial<Record<Vital, number>>;
type Report = Pick<LoadedVersion, 'remote' | 'version'> & Figures;

/** A figure as the API accepts it: a duration in whole milliseconds, or a shift. */
function rounded(vital: Vital, value: number): number {
  return vital === 'cls' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}

/** The vitals of a page by the version in whose place they were measured. Each figure is reported once. */
export class PageVitals {
  readonly #figures = new Map<string, Figures>();
  readonly #sent = new Set<string>();
  #shift = { place: 'page', value: 0 };

  constructor(private readonly loaded: () => readonly LoadedVersion[]) {}

  /** The latest value of a vital in a place; a later one replaces it. */
  record(place: string, vital: 'inp' | 'lcp', value: number): void {
    this.#figures.set(place, { ...this.#figures.get(place), [vital]: value });
  }

  /** The shift of the whole page belongs to the place of its largest part. */
  recordShift(place: string, value: number): void {
    this.#shift = { place, value };
  }

  /** A long task of a script; the longest of each version counts. */
  recordTask(script: string, duration: number): void {
    const owner = this.loaded().find(({ folder }) => script.startsWith(folder));
    if (owner === undefined) return;
    const place = `${owner.remote} ${owner.version}`;
    const known = this.#figures.get(place);
    const longTask = Math.max(known?.longTask ?? 0, duration);
    this.#figures.set(place, { ...known, longTask });
  }

  /** The figures that have not been reported yet, by version. */
  take(): readonly Report[] {
    return this.loaded().flatMap(({ remote, version, loadMs }) => {
      const place = `${remote} ${version}`;
      const cls = this.#shift.place === place ? this.#shift.value : 0;
      const all = { load: loadMs, cls, ...this.#figures.get(place) };
      const unsent = Object.entries(all).filter(([vital]) => !this.#sent.has(`${place} ${vital}`));
      for (const [vital] of unsent) this.#sent.add(`${place} ${vital}`);
      const figures = unsent.map(([vital, value]) => [vital, rounded(vital as Vital, value)]);
      const report = { remote, version, ...(Object.fromEntries(figures) as Figures) };
      return unsent.length > 0 ? [report] : [];
    });
  }
}

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
