import { integrityOf } from '../../../webpack/integrity-of';
import type { BuiltRelease } from '../publish/built-release';
import type { ReleaseFile } from '@updown/shared/site';

/** A small remote as a build leaves it. Other content gives other bytes under the same version. */
export function smallRelease(name: string, version: string, content = version): BuiltRelease {
  const entry = 'remote-entry.0a1b2c3d.js';
  const contents = new Map([
    [entry, Buffer.from(`/* ${name} ${content} */`)],
    ['12.ab34cd56.js', Buffer.from(`/* the panel of ${content} */`)],
  ]);
  const hashes = [...contents].map(([path, bytes]) => [path, integrityOf(bytes)] as const);
  const file: ReleaseFile = {
    name,
    version,
    commit: 'a1b2c3d',
    entry,
    needs: { react: '^19.0.0', host: '^1.0.0' },
    modules: { Panel: ['12.ab34cd56.js'] },
    files: Object.fromEntries(hashes),
  };
  return { file, contents };
}
