import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSite } from '../../remote-kit/src/release/site/change-site';
import { readSite, SITE_FILE } from '../../remote-kit/src/release/site/read-site';
import { siteKey } from '../../remote-kit/src/release/site/site-key';
import { writePages } from '../../remote-kit/src/release/site/write-pages';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import type { Store } from '../../remote-kit/src/release/store/store';
import { smallRelease, visibleFiles } from '../../remote-kit/src/release/testing/small-site';
import { assembleSite, checkAssembly, type Checkout } from './assemble';
import { SITE_FORM } from '@updown/protocol/site/site-descriptor';
import { createKeys } from '@updown/protocol/site/site-signature';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assemble-'));
  store = folderStore(join(folder, 'site'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A checkout with those remotes, built. */
async function checkout(
  name: string,
  remotes: Readonly<Record<string, string>>,
  host: Partial<Checkout['host']> = {},
): Promise<Checkout> {
  const at = (path: string) => join(folder, name, path);
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(join(at(path), '..'), { recursive: true });
    await writeFile(at(path), content);
  };
  await write('host/index.html', `<html><head></head><body>${name}</body></html>`);
  await write('host/main.0a1b2c3d.js', `/* ${name} */`);
  for (const [remote, version] of Object.entries(remotes)) {
    const { file, contents } = smallRelease(remote, version);
    await write(`${remote}/release.json`, JSON.stringify(file));
    for (const [path, content] of contents) await write(`${remote}/${path}`, content);
  }
  const folders = Object.keys(remotes).map((remote) => [remote, at(remote)] as const);
  return {
    host: {
      version: '0.1.0',
      provides: { react: '19.3.1', host: '1.0.0' },
      keys: {},
      form: SITE_FORM,
      ...host,
    },
    hostFolder: at('host'),
    remoteFolders: Object.fromEntries(folders),
  };
}

async function versions() {
  const { site } = await readSite(store);
  return Object.fromEntries(Object.entries(site.remotes).map(([name, one]) => [name, one.version]));
}

const ORIGIN = 'https://updown.example';
const first = { game: '0.1.0', chart: '0.1.0' };

test('a new site has the host, every remote and a page for each address', async () => {
  await assembleSite({ store, from: await checkout('first', first) });
  expect(await versions()).toEqual(first);
  expect((await store.read('main.0a1b2c3d.js'))?.content.toString()).toBe('/* first */');
  const pages = await visibleFiles(store);
  for (const page of Object.values(pages)) expect(page).toContain('game');
});

test("a site has the status page for any web server, with the operator's lines", async () => {
  const from = await checkout('first', first);
  await assembleSite({ store, from });
  const page = (await store.read('status.html'))!.content.toString();
  const files = [...page.matchAll(/(?:src|href)="(status\/[^"]+)"/g)].map(([, path]) => path!);
  expect(files).toHaveLength(2);
  for (const path of [...files, 'status/rules.js']) expect(await store.read(path)).toBeDefined();
  await store.write('status/incidents.txt', Buffer.from('2026-11-26 The disk was full.'));
  await assembleSite({ store, from });
  const kept = await store.read('status/incidents.txt');
  expect(kept?.content.toString()).toBe('2026-11-26 The disk was full.');
});

test("a host comes without touching any team's remote", async () => {
  await assembleSite({ store, from: await checkout('first', first) });
  const newer = await checkout('newer', { game: '0.3.0', chart: '0.2.0' });
  await assembleSite({ store, from: newer, remotes: ['chart'] });
  await assembleSite({ store, from: await checkout('second', first) });
  expect(await versions()).toEqual({ game: '0.1.0', chart: '0.2.0' });
  expect((await visibleFiles(store))['pages/index.html']).toContain('second');
});

test('a new version of the host raises the serial number, so that open pages learn of it', async () => {
  await assembleSite({ store, from: await checkout('first', first) });
  const { serial } = (await readSite(store)).site;
  await assembleSite({ store, from: await checkout('same', first) });
  expect((await readSite(store)).site.serial).toBe(serial);
  await assembleSite({ store, from: await checkout('next', first, { version: '0.2.0' }) });
  expect((await readSite(store)).site.serial).toBe(serial + 1);
});

test('a remote that the site does not have comes with the host, and a named one alone', async () => {
  await assembleSite({ store, from: await checkout('first', first), remotes: ['chart'] });
  expect(await versions()).toEqual({ chart: '0.1.0' });
  await assembleSite({ store, from: await checkout('second', { ...first, chart: '0.9.0' }) });
  expect(await versions()).toEqual(first);
});

describe('changes nothing if', () => {
  const refused = async (from: Checkout, says: string, remotes?: string[]) => {
    const before = await visibleFiles(store);
    await expect(assembleSite({ store, from, ...(remotes && { remotes }) })).rejects.toThrow(says);
    expect(await visibleFiles(store)).toEqual(before);
    expect((await store.read('host.html'))?.content.toString()).toContain('first');
  };
  beforeEach(async () => {
    const from = await checkout('first', { game: '0.2.0', chart: '0.1.0' }, { version: '0.2.0' });
    await assembleSite({ store, from });
  });

  test('a named remote is older than the site has it', async () => {
    const older = await checkout('older', first, { version: '0.2.0' });
    await refused(older, "game 0.1.0 is older than the site's 0.2.0", ['game']);
  });

  test('the host is older', async () => {
    await refused(await checkout('older', {}), "The host 0.1.0 is older than the site's 0.2.0");
  });

  test('what the site refuses anyway was not built', async () => {
    const from = { ...(await checkout('unbuilt', {})), hostFolder: 'none', remoteFolders: {} };
    await expect(checkAssembly({ store, from }, {})).rejects.toThrow('The host 0.1.0 is older');
    const same = { ...from, host: { ...from.host, version: '0.2.0' } };
    const versions = { game: '0.1.0' };
    await expect(checkAssembly({ store, from: same }, versions)).rejects.toThrow(
      'game 0.1.0 is older',
    );
  });

  test("a team's remote on the site does not fit the host", async () => {
    const provides = { react: '20.0.0', host: '1.0.0' };
    const from = await checkout('next', {}, { version: '0.3.0', provides });
    await refused(from, 'chart 0.1.0: it needs react ^19.0.0, and the host provides 20.0.0');
  });

  test('the pages of the host would not accept the descriptor', async () => {
    const { publicKey } = await createKeys();
    const from = await checkout('signed', {}, { version: '0.2.0', keys: { a: publicKey } });
    await refused(from, 'set UPDOWN_SITE_KEY');
  });

  test('the descriptor is of schema 1; on demand the site starts over with a larger serial', async () => {
    await store.write(SITE_FILE, Buffer.from('{ "remotes": {} }'));
    const from = await checkout('later', first, { version: '0.2.0' });
    await refused(from, 'is of schema 1');
    await assembleSite({ store, from, newDescriptor: true });
    expect(await versions()).toEqual(first);
    expect((await readSite(store)).site.serial).toBeGreaterThan(1_700_000_000);
  });
});

test('a descriptor that was edited by hand is signed by no word, but can be replaced by one of this checkout', async () => {
  const { publicKey, privateKey } = await createKeys();
  const key = await siteKey({ UPDOWN_SITE_KEY: `a:${privateKey}` });
  const from = await checkout('first', first, { keys: { a: publicKey } });
  await assembleSite({ store, from, key, origin: ORIGIN });
  const edited = (await store.read(SITE_FILE))!.content.toString().replaceAll('0.1.0', '0.6.6');
  await store.write(SITE_FILE, Buffer.from(edited));
  const skips = { older: true, skipNeeds: true };
  await expect(assembleSite({ store, from, key, ...skips })).rejects.toThrow(
    'changed the file by hand',
  );
  await assembleSite({ store, from, key, newDescriptor: true });
  expect(await versions()).toEqual(first);
});

test('an unsigned site becomes a signed one with the host that wants it', async () => {
  await assembleSite({ store, from: await checkout('first', first) });
  const { publicKey, privateKey } = await createKeys();
  const key = await siteKey({ UPDOWN_SITE_KEY: `a:${privateKey}` });
  const from = await checkout('signed', {}, { keys: { a: publicKey } });
  await assembleSite({ store, from, key, origin: ORIGIN });
  expect((await readSite(store)).site).toMatchObject({ origin: ORIGIN, signature: { key: 'a' } });
});

describe('a signed site', () => {
  let signed: Omit<Parameters<typeof assembleSite>[0], 'store'>;
  beforeEach(async () => {
    const { publicKey, privateKey } = await createKeys();
    const key = await siteKey({ UPDOWN_SITE_KEY: `a:${privateKey}` });
    signed = { from: await checkout('first', first, { keys: { a: publicKey } }), key };
  });

  test('needs its address, which the signature names', async () => {
    const says = 'SITE_ORIGIN=https://updown.example';
    await expect(assembleSite({ ...signed, store })).rejects.toThrow(says);
    const origin = `${ORIGIN}/`;
    await expect(assembleSite({ ...signed, store, origin })).rejects.toThrow(`not ${ORIGIN}/`);
    expect(await store.read(SITE_FILE)).toBeUndefined();
  });

  test('moves to another address with its host', async () => {
    await assembleSite({ ...signed, store, origin: ORIGIN });
    await assembleSite({ ...signed, store, origin: 'https://example.com/updown' });
    expect((await readSite(store)).site.origin).toBe('https://example.com/updown');
    await assembleSite({ ...signed, store });
    expect((await readSite(store)).site.origin).toBe('https://example.com/updown');
  });

  test('is not filled from the descriptor of another site under the same key', async () => {
    await assembleSite({ ...signed, store, origin: ORIGIN });
    const other = folderStore(join(folder, 'other'));
    await assembleSite({ ...signed, store: other, origin: 'https://other.example' });
    await store.write(SITE_FILE, (await other.read(SITE_FILE))!.content);
    const before = await visibleFiles(store);
    for (const command of [
      () => assembleSite({ ...signed, store }),
      () => changeSite(store, (site) => ({ ...site }), { key: signed.key }),
      () => writePages(store),
    ]) {
      await expect(command()).rejects.toThrow('is signed for https://other.example');
    }
    expect(await visibleFiles(store)).toEqual(before);
  });
});
