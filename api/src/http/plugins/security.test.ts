import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from '../../infra/settings/settings';
import type { Services } from '../routes/services';
import { systemRoutes } from '../routes/system';
import { errors } from './errors';
import { security } from './security';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({ trustProxy: true });
  await app.register(errors);
  const limits = { MAXIMUM_EVENT_LOOP_DELAY_MS: '20', RATE_LIMIT_PER_MINUTE: '10' };
  await app.register(security(readSettings(limits)));
  app.get('/costly', { config: { isCostly: true } }, () => ({}));
  app.get('/round', () => ({ round: 1 }));
  await app.register(systemRoutes({} as Services));
});
afterEach(() => app.close());

/** Blocks the event loop until the server has noticed the delay. */
async function overload() {
  const end = Date.now() + 20_000;
  while (!app.isUnderPressure()) {
    if (Date.now() > end) throw new Error('The server does not notice the delay.');
    const until = performance.now() + 60;
    while (performance.now() < until);
    await sleep(1);
  }
}

test('rejects callers under overload, and states when to retry', async () => {
  expect((await app.inject('/round')).statusCode).toBe(200);
  await overload();
  const answer = await app.inject('/round');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ success: false, error: 'unavailable' });
}, 30_000);

test('still answers the health checks under overload', async () => {
  await overload();
  expect((await app.inject('/health')).statusCode).toBe(200);
}, 30_000);

/** The statuses of requests from these addresses, in order. */
async function statuses(url: string, callers: readonly string[]) {
  const seen: number[] = [];
  for (const from of callers) {
    seen.push((await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode);
  }
  return seen;
}
function times(count: number, ...callers: string[]) {
  return Array.from({ length: count }, (_, index) => callers[index % callers.length] ?? '');
}

test('limits requests for unknown paths', async () => {
  expect(await statuses('/nowhere', times(12, '192.0.2.1'))).toEqual([
    ...Array.from({ length: 10 }, () => 404),
    ...[429, 429],
  ]);
  expect(await statuses('/nowhere', ['192.0.2.2'])).toEqual([404]);
});

test('counts all addresses of an IPv6 customer as one caller', async () => {
  const callers = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:0db8:0001:0002:0:0:0:3'];
  expect((await statuses('/round', times(11, ...callers))).at(-1)).toBe(429);
  expect(await statuses('/round', ['2001:db8:1:3::1'])).toEqual([200]);
});

test('limits costly requests more strictly, and counts them separately', async () => {
  expect(await statuses('/costly', times(3, '192.0.2.1'))).toEqual([200, 200, 429]);
  expect(await statuses('/round', ['192.0.2.1'])).toEqual([200]);
});
