import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { systemEndpoints } from '../endpoints/system';
import { readSettings } from '../settings/settings';
import { errors } from './errors';
import { security } from './security';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await app.register(errors);
  await app.register(security(readSettings({ MAXIMUM_EVENT_LOOP_DELAY_MS: '20' })));
  app.get('/round', () => ({ round: 1 }));
  const { url, config } = systemEndpoints.health;
  app.get(url, { config }, () => ({ status: 'ok' }));
});
afterEach(() => app.close());

/** Keeps the process busy, so that everything is late, until the server has noticed. */
const overload = async () => {
  const end = Date.now() + 20_000;
  while (!app.isUnderPressure()) {
    if (Date.now() > end) throw new Error('The server does not notice that it is late.');
    const until = performance.now() + 60;
    while (performance.now() < until);
    await sleep(1);
  }
};

it('turns callers away while it is late for everything, and says when to come back', async () => {
  expect((await app.inject('/round')).statusCode).toBe(200);
  await overload();
  const answer = await app.inject('/round');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ success: false, error: 'unavailable' });
}, 30_000);

it('goes on telling how it is while it turns callers away', async () => {
  await overload();
  expect((await app.inject('/health')).statusCode).toBe(200);
}, 30_000);
