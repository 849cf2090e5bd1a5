/** @jest-environment node */
import { createKeys, signSite } from '@updown/protocol/site/site-signature';
import { checkSignature } from './check-signature';

test('a host of the form before checks the address and the end, and an older one neither', async () => {
  const { publicKey, privateKey } = await createKeys();
  const site = { schema: 2 as const, serial: 1, origin: 'https://other.example', remotes: {} };
  const signed = await signSite({ ...site, expires: 1 }, { name: 'a', privateKey });
  const check = (form: number, origin: string) =>
    checkSignature(signed, { keys: { a: publicKey }, origin, form }, { place: 'site' });
  await expect(check(4, 'https://updown.example')).rejects.toThrow('the file of another site');
  await expect(check(4, site.origin)).rejects.toThrow('was valid until 1970');
  await expect(check(3, 'https://updown.example')).resolves.toBeUndefined();
});
