/** @jest-environment node */
import { createKeys, signSite, type SiteDescriptor } from '@updown/shared/site';
import { parseKeys, checkTrust } from './site-trust';

const site: SiteDescriptor = { schema: 2, serial: 7, remotes: {} };
const HOST = 'updown.example';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('a descriptor that one of the keys signed is accepted, and no older one after it', async () => {
  const { publicKey, privateKey } = await createKeys();
  const trust = { keys: parseKeys(`a:${publicKey}, b:other`), host: HOST, storage: memory() };
  const sign = (serial: number) => signSite({ ...site, serial }, { name: 'a', privateKey });
  await checkTrust(await sign(7), trust);
  await checkTrust(await sign(8), trust);
  await checkTrust(await sign(8), trust);
  await expect(checkTrust(await sign(7), trust)).rejects.toThrow(
    'The site descriptor is older (7) than one that this browser has seen (8).',
  );
});

test('an unsigned descriptor, and one that was changed, are refused', async () => {
  const { publicKey, privateKey } = await createKeys();
  const trust = { keys: { a: publicKey }, host: HOST, storage: memory() };
  await expect(checkTrust(site, trust)).rejects.toThrow('is not signed');
  const signed = await signSite(site, { name: 'a', privateKey });
  await expect(checkTrust({ ...signed, serial: 9 }, trust)).rejects.toThrow('is not right');
});

test('a build without keys is for this machine only', async () => {
  const trust = { keys: parseKeys(''), storage: memory() };
  await checkTrust(site, { ...trust, host: 'localhost' });
  await expect(checkTrust(site, { ...trust, host: HOST })).rejects.toThrow('UPDOWN_SITE_KEYS');
});
