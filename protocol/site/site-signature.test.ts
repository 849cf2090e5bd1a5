/** @jest-environment node */
import type { SiteDescriptor } from './site-descriptor';
import { createKeys, isSigned, signSite } from './site-signature';

const site = {
  schema: 2 as const,
  serial: 7,
  origin: 'https://updown.example',
  expires: 1_800_000_000,
  remotes: {
    game: {
      version: '0.2.0',
      entry: '/remotes/game/0.2.0/remote-entry.js',
      integrity: `sha384-${'A'.repeat(64)}`,
      needs: { react: '^19.3.1' },
      modules: { GamePanel: { '1.js': `sha384-${'B'.repeat(64)}` } },
    },
  },
};

function throughAFile<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, null, 2)) as Value;
}

test('a signed descriptor is accepted after it was written and read', async () => {
  const { publicKey, privateKey } = await createKeys();
  const signed = throughAFile(await signSite(site, { name: 'a', privateKey }));
  expect(await isSigned(signed, { a: publicKey })).toBe(true);
  // A new signature replaces the previous one.
  const again = await signSite({ ...site, serial: 8 }, { name: 'a', privateKey });
  expect(await isSigned(again, { a: publicKey })).toBe(true);
});

test('the signature covers the origins for overrides, and the flags', async () => {
  const { publicKey, privateKey } = await createKeys();
  const allowing = { ...site, overrides: ['http://localhost:3000'], flags: ['cup'] };
  const signed = throughAFile(await signSite(allowing, { name: 'a', privateKey }));
  expect(await isSigned(signed, { a: publicKey })).toBe(true);
  const more = { ...signed, overrides: ['https://evil.example'] };
  expect(await isSigned(more, { a: publicKey })).toBe(false);
  const other = { ...signed, flags: ['cup', 'night'] };
  expect(await isSigned(other, { a: publicKey })).toBe(false);
});

test('a changed descriptor, one of another key and an unsigned one are refused', async () => {
  const { publicKey, privateKey } = await createKeys();
  const other = await createKeys();
  const signed = await signSite(site, { name: 'a', privateKey });
  for (const change of [
    { serial: 8 },
    { origin: 'https://updown.example.evil' },
    { expires: 1_900_000_000 },
    { expires: undefined },
  ]) {
    expect(await isSigned({ ...signed, ...change }, { a: publicKey })).toBe(false);
  }
  expect(await isSigned(signed, { a: other.publicKey })).toBe(false);
  expect(await isSigned(signed, { b: publicKey })).toBe(false);
  expect(await isSigned(signed, { a: 'no key' })).toBe(false);
  expect(await isSigned(site as SiteDescriptor, { a: publicKey })).toBe(false);
});

test('either of two keys is enough, so that one can be replaced', async () => {
  const [old, next] = [await createKeys(), await createKeys()];
  const keys = { old: old.publicKey, next: next.publicKey };
  for (const [name, { privateKey }] of Object.entries({ old, next })) {
    expect(await isSigned(await signSite(site, { name, privateKey }), keys)).toBe(true);
  }
});
