import { SITE_FORM, type ReleaseFile } from '@updown/protocol/site/site-descriptor';
import { integrityOf } from '../../../../webpack/integrity-of';
import type { BuiltRelease } from '../publish/built-release';
import { HOST_FILE } from '../site/host-file';
import type { SiteKey } from '../site/site-key';
import { createSite } from '../site/site-to-fill';
import type { Store } from '../store/store';

const ORIGIN = 'https://updown.example';
const HOST = { version: '0.1.0', form: SITE_FORM, provides: { react: '19.3.1', host: '1.0.0' } };

/** A site with a host and no remote. */
export async function smallSite(store: Store, key?: SiteKey): Promise<void> {
  const page = '<html><head><title>UpDown</title></head><body></body></html>';
  await store.write('host.html', Buffer.from(page));
  const keys = key ? { [key.name]: key.publicKey } : {};
  const host = { ...HOST, keys, origin: ORIGIN };
  await store.write(HOST_FILE, Buffer.from(JSON.stringify(host)));
  await createSite(
    store,
    { schema: 2, serial: 0, remotes: {} },
    { seen: undefined, key, origin: ORIGIN },
  );
}

/** A small remote as a build leaves it. Other content gives other bytes under the same version. */
export function smallRelease(
  name: string,
  version: string,
  content = version,
  contributes?: ReleaseFile['contributes'],
): BuiltRelease {
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
    ...(contributes && { contributes }),
  };
  return { file, contents };
}

/** The text of the descriptor and of every page. */
export async function visibleFiles(store: Store): Promise<Record<string, string | undefined>> {
  const files = ['site.json', 'other.html', ...(await store.files('pages')).filter(isPage)];
  const texts = files.map(async (path) => [path, (await store.read(path))?.content.toString()]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string | undefined>;
}

function isPage(path: string): boolean {
  return path.endsWith('.html');
}
