import Fastify from 'fastify';
import { list, proxy } from './readers';

const read = list(proxy);

test.each([
  'loopback',
  'loopback, 10.77.0.10',
  '10.0.0.0/8,192.0.2.1/32',
  '::1,fc00::/7',
  'linklocal,uniquelocal',
])('accepts %s as proxies, as the server does', (text) => {
  expect(() => Fastify({ trustProxy: read(text) })).not.toThrow();
});

test.each([
  'nginx',
  'true',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '::1/129',
  '10.0.0.1/',
])('rejects %s as a proxy, and states the valid forms without repeating the value', (text) => {
  expect(() => read(text)).toThrow(
    'must be an address, a network such as 10.0.0.0/8, or one of loopback',
  );
  expect(() => read(text)).not.toThrow(`${text} `);
});
