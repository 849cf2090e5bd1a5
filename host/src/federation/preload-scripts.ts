import type { Release } from '@updown/protocol/site/site-descriptor';
import { preload } from 'react-dom';

/**
 * Requests the scripts of a version, or of one of its modules, without running them. The attributes match those of the loader
 * and the page's own hints; otherwise the browser would download the scripts twice.
 */
export function preloadScripts({ entry, integrity, modules }: Release, module?: string): void {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const shown = module === undefined ? Object.values(modules) : [modules[module] ?? {}];
  const scripts = shown.flatMap((files) => Object.entries(files));
  const hashes = new Map([
    [entry, integrity],
    ...scripts.map(([name, hash]) => [`${folder}${name}`, hash] as const),
  ]);
  for (const [href, hash] of hashes) {
    preload(href, {
      as: 'script',
      crossOrigin: 'anonymous',
      integrity: hash,
      // Not behind reads of the API, which may take all connections to the server and hang.
      fetchPriority: 'high',
    });
  }
}
