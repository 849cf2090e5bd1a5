import { Wallet } from 'ethers';
import { eventually } from './eventually';
import { startWorld, type World } from './world';

jest.setTimeout(120_000);

let world: World;
beforeAll(async () => {
  world = await startWorld({}, 'PostgreSQL');
});
afterAll(() => world?.stop());

const unavailable = {
  success: false,
  error: 'database_unavailable',
  message: 'The database does not answer. Please try again later.',
  params: {},
};

test('answers 503 while the database is down, still serves data from memory, and recovers by itself', async () => {
  const { address } = Wallet.createRandom();
  const nonce = () => world.get(`/auth/nonce/${address}`);
  expect((await nonce()).status).toBe(200);
  const figure = async (name: string) => {
    const { body } = await world.get<string>('/metrics');
    return Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  };
  const failures = 'updown_worker_failures_total{worker="leadership"}';
  // A busy machine can lose a lease too.
  const before = await figure(failures);

  const token = await world.signIn(3);
  const me = async () => (await world.get('/users/me', token)).status;
  expect(await me()).toBe(200);

  await world.postgres!.kill();
  // The first call may use a broken connection; the second cannot connect.
  for (let call = 0; call < 2; call++) {
    const answer = await nonce();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.body).toEqual(unavailable);
  }
  // Not 401: whether the token was revoked is unknown, and the page keeps its session.
  expect(await me()).toBe(503);
  expect((await world.get('/status')).status).toBe(200);
  expect((await world.get('/health')).status).toBe(200);
  await eventually(async () => (await figure('updown_database_silence_seconds')) > 2);
  await eventually(async () => (await figure(failures)) > before);

  await world.postgres!.start();
  await eventually(async () => (await nonce()).status === 200);
  expect(await me()).toBe(200);
  await eventually(async () => {
    const metrics = await (await fetch(`${world.api().url}/api/metrics`)).text();
    return metrics.includes('updown_leads 1\n') && metrics.includes('updown_keeps 1\n');
  });
  expect(await figure('updown_database_silence_seconds')).toBeLessThan(2);
});
