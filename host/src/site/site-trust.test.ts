/** @jest-environment node */
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { createKeys, signSite } from '@updown/protocol/site/site-signature';
import { parseKeys, checkTrust } from './site-trust';

const ORIGIN = 'https://updown.example';
const NOW = Date.UTC(2026, 10, 25);
const DAY = 86_400;
const expires = NOW / 1000 + 14 * DAY;
const site = { schema: 2 as const, serial: 7, origin: ORIGIN, expires, remotes: {} };

function memory(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

async function signer() {
  const { publicKey, privateKey } = await createKeys();
  const trust = { keys: { a: publicKey }, origin: ORIGIN, storage: memory(), now: NOW };
  const sign = (change: Partial<typeof site> = {}) =>
    signSite({ ...site, ...change }, { name: 'a', privateKey });
  return { publicKey, trust, sign };
}

test('a descriptor that one of the keys signed is accepted, and no older one after it', async () => {
  const { publicKey, trust: one, sign } = await signer();
  const trust = { ...one, keys: parseKeys(`a:${publicKey}, b:other`) };
  await checkTrust(await sign({ serial: 7 }), trust);
  await checkTrust(await sign({ serial: 8 }), trust);
  await checkTrust(await sign({ serial: 8 }), trust);
  await expect(checkTrust(await sign({ serial: 7 }), trust)).rejects.toThrow(
    'The site descriptor is older (7) than one that this browser has seen (8).',
  );
});

test('an unsigned descriptor, and one that was changed, are refused', async () => {
  const { trust, sign } = await signer();
  await expect(checkTrust(site, trust)).rejects.toThrow('is not signed');
  const signed = await sign();
  await expect(checkTrust({ ...signed, serial: 9 }, trust)).rejects.toThrow('is not right');
});

test("another site's descriptor under the same key is refused, and locks nobody out", async () => {
  const { trust, sign } = await signer();
  const other = await sign({ origin: 'https://other.example', serial: 1_000 });
  await expect(checkTrust(other, trust)).rejects.toThrow(
    'is for https://other.example, and this page is at https://updown.example',
  );
  await checkTrust(await sign(), trust);
});

test('a descriptor is for one path, as it is for one origin', async () => {
  const { trust, sign } = await signer();
  const below = { ...trust, origin: `${ORIGIN}/updown` };
  await checkTrust(await sign({ origin: `${ORIGIN}/updown` }), below);
  await expect(checkTrust(await sign(), below)).rejects.toThrow(`this page is at ${ORIGIN}/updown`);
});

test('a first-time visitor refuses an expired descriptor', async () => {
  const { trust, sign } = await signer();
  const old = await sign({ expires: NOW / 1000 });
  await expect(checkTrust(old, trust)).rejects.toThrow(
    'was valid until 2026-11-25T00:00:00.000Z, and the clock of this device says 2026-11-25T00:00:00.000Z',
  );
});

test('one that was signed before descriptors had an address and an end is refused', async () => {
  const { publicKey, privateKey } = await createKeys();
  const before = { schema: 2, serial: 7, remotes: {} } as unknown as typeof site;
  const signed = await signSite(before, { name: 'a', privateKey });
  const trust = { keys: { a: publicKey }, origin: ORIGIN, storage: memory(), now: NOW };
  await expect(checkTrust(signed, trust)).rejects.toThrow('is for no address');
});

test('a lock-out heals by itself: a serial number counts as long as its descriptor is valid', async () => {
  const { trust, sign } = await signer();
  await checkTrust(await sign({ serial: 1_000_000 }), trust);
  await expect(checkTrust(await sign({ serial: 8 }), trust)).rejects.toThrow('is older (8)');
  const later = { ...trust, now: NOW + 14 * DAY * 1000 };
  await checkTrust(await sign({ serial: 8, expires: expires + DAY }), later);
  // Browsers that stored only a number, in an older format, still work.
  const kept = memory(new Map([['updown:site-serial', '1000000']]));
  await checkTrust(await sign({ serial: 8 }), { ...trust, storage: kept });
});

test('a build without keys is for this machine only', async () => {
  const unsigned: SiteDescriptor = { schema: 2, serial: 7, remotes: {} };
  const trust = { keys: parseKeys(''), storage: memory(), now: NOW };
  await checkTrust(unsigned, { ...trust, origin: 'http://localhost:3000' });
  await expect(checkTrust(unsigned, { ...trust, origin: ORIGIN })).rejects.toThrow(
    'UPDOWN_SITE_KEYS',
  );
});
