import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeys, isSigned } from '@updown/protocol/site/site-signature';
import { changeSite } from '../site/change-site';
import { readSite } from '../site/read-site';
import { siteKey } from '../site/site-key';
import { folderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { recorded } from '../testing/command';
import { smallSite, visibleFiles } from '../testing/small-site';
import { renew } from './renew';

const DAY = 86_400_000;

let store: Store;
let env: Record<string, string>;
let publicKey: string;
beforeEach(async () => {
  store = folderStore(await mkdtemp(join(tmpdir(), 'renew-')));
  const keys = await createKeys();
  ({ publicKey } = keys);
  env = { UPDOWN_SITE_KEY: `a:${keys.privateKey}` };
  await smallSite(store, await siteKey(env));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(store.name, { recursive: true });
});

function run(...more: string[]) {
  return recorded(env, () => renew([store.name, ...more]));
}

/** Sets the machine's clock from now on. */
function clockAt(time: number) {
  jest.spyOn(Date, 'now').mockReturnValue(time);
}

test('signs the descriptor again for another two weeks, and its pages carry it', async () => {
  const start = Date.now();
  const { site: before } = await readSite(store);
  clockAt(start + 13 * DAY);
  const { code, output } = await run();
  expect([code, output]).toEqual([0, expect.stringContaining('The site is at serial 2')]);
  const { site } = await readSite(store);
  expect(site.expires! - before.expires!).toBeGreaterThan((12 * DAY) / 1000);
  expect(await isSigned(site, { a: publicKey })).toBe(true);
  const { 'site.json': _, ...pages } = await visibleFiles(store);
  for (const page of Object.values(pages)) expect(page).toContain(`"expires":${site.expires}`);
});

test('signs none whose time is over, which may be an old one, unless a person says so', async () => {
  clockAt(Date.now() + 14 * DAY);
  const before = await visibleFiles(store);
  const { code, output } = await run();
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/was valid until .* renew .* --expired/),
  ]);
  // So does every other command.
  const again = changeSite(store, (site) => ({ ...site }), { key: await siteKey(env) });
  await expect(again).rejects.toThrow('was valid until');
  expect(await visibleFiles(store)).toEqual(before);
  expect((await run('--expired')).code).toBe(0);
});

test('a site may choose the length of the validity', async () => {
  env = { ...env, UPDOWN_SITE_DAYS: '90' };
  await run();
  const { site } = await readSite(store);
  expect(site.expires! * 1000 - Date.now()).toBeGreaterThan(89 * DAY);
  env = { ...env, UPDOWN_SITE_DAYS: 'soon' };
  expect((await run()).output).toContain("UPDOWN_SITE_DAYS is a number of days, and not 'soon'");
});
