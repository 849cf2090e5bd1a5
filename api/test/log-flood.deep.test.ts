import { request } from 'node:http';
import { startRealNginx, type RealNginx } from '../../scripts/operate/testing/real-nginx';
import { startWorld, type World } from './world';

jest.setTimeout(120_000);

const CALLS = 600;
const LONG = 'long'.repeat(1_500);

let world: World;
let nginx: RealNginx;
beforeAll(async () => {
  world = await startWorld();
  nginx = await startRealNginx({ files: {}, apis: [new URL(world.api().url).host] });
});
afterAll(async () => {
  await nginx?.stop();
  await world?.stop();
});

function call(path: string, method = 'GET', headers = {}): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sent = request({ host: 'localhost', port: nginx.port, path, method, headers });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
      sent.destroy();
    });
    sent.on('error', () => resolve(undefined));
    sent.end();
  });
}

/** How many bytes each process logs per call of a flood. */
async function bytesPerCall(one: (n: number) => Promise<unknown>) {
  const sizes = () => ({
    calls: nginx.calls().length,
    errors: nginx.errors().length,
    api: world.api().output().length,
  });
  const before = sizes();
  for (let n = 0; n < CALLS; n += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => one(n + index)));
  }
  const after = sizes();
  return {
    calls: (after.calls - before.calls) / CALLS,
    errors: (after.errors - before.errors) / CALLS,
    api: (after.api - before.api) / CALLS,
  };
}

const floods: [what: string, one: (n: number) => Promise<unknown>][] = [
  ['with a long address of the API', (n) => call(`/api/${LONG}/${n}`)],
  ['with a long encoded address', (n) => call(`/api/${'%0a'.repeat(1_500)}/${n}`)],
  ['with a long parameter', (n) => call(`/api/round/${'9'.repeat(6_000)}${n}`)],
  ['with a long query', (n) => call(`/api/price/history?asset=${LONG}${n}`)],
  ['with a long address of a page', (n) => call(`/${LONG}/${n}`)],
  ['with a long address that changes something', (n) => call(`/api/${LONG}/${n}`, 'POST')],
  ['with a large body', () => call('/api/predict', 'POST', { 'content-length': '3000000' })],
  ['with large headers', () => call('/api/status', 'GET', { 'x-large': LONG.repeat(10) })],
];

test.each(floods)('calls %s write at most a short line to each log', async (_what, one) => {
  const { calls, errors, api } = await bytesPerCall(one);
  expect(errors).toBe(0);
  expect(calls).toBeLessThan(600);
  expect(api).toBeLessThan(600);
});

test('calls to an API that is down write at most a short line to each log', async () => {
  const url = world.api().url;
  await world.stopApi();
  const before = nginx.errors().length;
  expect(await call('/api/contract/current-round')).toBe(503);
  for (let n = 0; n < 100; n++) await call(`/api/round/${LONG.slice(0, 250)}${n}`);
  expect(nginx.errors().length - before).toBe(0);
  const last = JSON.parse(nginx.calls().trimEnd().split('\n').at(-1) ?? '') as { api: string };
  expect(last).toMatchObject({ status: 503 });
  expect(last.api).toContain(new URL(url).host);
  await world.startApi();
});
