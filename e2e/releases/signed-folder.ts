import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys } from '@updown/protocol/site/site-signature';
import { freePort } from '../../api/test/free-port';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import { assembleSite } from '../../scripts/site/assemble';
import { thisCheckout } from '../../scripts/site/this-checkout';
import { integrityOf } from '../../webpack/integrity-of';
import { serveFolder } from './serve-folder';

/** The place for keys in a host's build without keys: `keys: parseKeys('')`, minimized. */
const NO_KEYS = /(\bkeys:[^"]{0,40})""/;

/** Gives a copy of the host's build the public keys of a site. Only a text differs from a build with UPDOWN_SITE_KEYS. */
async function giveKeys(hostFolder: string, keys: string): Promise<void> {
  const page = join(hostFolder, 'index.html');
  for (const name of await readdir(hostFolder)) {
    if (!/^main\.\w+\.js$/.test(name)) continue;
    const path = join(hostFolder, name);
    const before = await readFile(path, 'utf8');
    const after = before.replace(NO_KEYS, `$1${JSON.stringify(keys)}`);
    if (after === before) throw new Error(`${name} has no place for the keys of a site.`);
    await writeFile(path, after);
    const html = await readFile(page, 'utf8');
    await writeFile(page, html.replaceAll(integrityOf(before), integrityOf(after)));
  }
}

interface SignedFolder {
  readonly folder: string;
  readonly origin: string;
  /** The private key that signed its descriptor. */
  readonly key: { readonly name: string; readonly privateKey: string };
  remove(): Promise<void>;
}

/** A served folder with this checkout's site, whose pages accept only what its key signed. There is no API. */
export async function signedFolder(): Promise<SignedFolder> {
  const root = await mkdtemp(join(tmpdir(), 'signed-'));
  const hostFolder = join(root, 'host');
  const folder = join(root, 'site');
  const { publicKey, privateKey } = await createKeys();
  const key = { name: 'a', privateKey, publicKey };
  const checkout = thisCheckout();
  await cp(checkout.hostFolder, hostFolder, { recursive: true });
  await giveKeys(hostFolder, `a:${publicKey}`);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const from = { ...checkout, hostFolder, host: { ...checkout.host, keys: { a: publicKey } } };
  await assembleSite({ store: folderStore(folder), from, key, origin });
  const server = await serveFolder(folder, port);
  return {
    folder,
    origin,
    key,
    remove: async () => {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}
