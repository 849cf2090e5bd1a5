import type { Release } from '@updown/shared/site';
import { preload } from 'react-dom';

/**
 * Requests the scripts of a version without running them. The attributes match those of the loader and the page's own hints;
 * otherwise the browser would download the scripts twice.
 */
export function preloadScripts({ entry, integrity, modules }: Release): void {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const scripts = Object.values(modules).flatMap((files) => Object.entries(files));
  const hashes = new Map([
    [entry, integrity],
    ...scripts.map(([name, hash]) => [`${folder}${name}`, hash] as const),
  ]);
  for (const [href, hash] of hashes) {
    preload(href, { as: 'script', crossOrigin: 'anonymous', integrity: hash });
  }
}
