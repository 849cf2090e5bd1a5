import Fastify from 'fastify';
import { errors } from './errors';
import { hostCheck, ownHosts } from './security';

const isOurs = hostCheck(['updown.example']);

test.each([
  ['updown.example', true],
  ['UpDown.example:8080', true],
  ['localhost:3000', true],
  ['127.0.0.1:4000', true],
  ['[::1]:4000', true],
  ['10.77.0.11', true],
  ['evil.example', false],
  ['updown.example.evil.example', false],
  ['127.0.0.1.evil.example:4000', false],
  ['', false],
  [undefined, false],
])('recognises the host %s as ours: %s', (host, expected) => {
  expect(isOurs(host)).toBe(expected);
});

test('rejects a request for another name, whether it comes directly or through a proxy', async () => {
  const app = Fastify({ trustProxy: true });
  await app.register(errors);
  await app.register(ownHosts(isOurs));
  app.get('/', () => ({}));
  const statusOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/', headers })).statusCode;
  expect(await statusOf({ host: 'updown.example' })).toBe(200);
  expect(await statusOf({ host: 'evil.example' })).toBe(421);
  expect(await statusOf({ host: '127.0.0.1:4000', 'x-forwarded-host': 'evil.example' })).toBe(421);
  // A page can control one of these headers, but not the other.
  expect(await statusOf({ host: 'evil.example', 'x-forwarded-host': 'updown.example' })).toBe(421);
});
