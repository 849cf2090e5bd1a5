import type { Release } from '@updown/protocol/site/site-descriptor';
import { LOADED } from '../federation/remote-service';
import type { LoadedVersion } from './page-vitals';

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
