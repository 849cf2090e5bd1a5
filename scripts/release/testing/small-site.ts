import { HOST_FILE } from '../site/host-file';
import type { SiteKey } from '../site/site-key';
import { createSite } from '../site/site-to-fill';
import type { Store } from '../store/store';
import { SITE_FORM } from '@updown/shared/site';

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
