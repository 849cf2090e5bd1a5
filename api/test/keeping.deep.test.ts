import { startApiProcess, type ApiProcess } from './api-process';
import { eventually } from './eventually';
import { joinRound } from './join-round';
import { localKey } from './local-key';
import { send, startWorld, type World } from './world';

jest.setTimeout(120_000);

let world: World;
let keeper: ApiProcess;
beforeAll(async () => {
  world = await startWorld({ KEEPER: 'false' }, 'PostgreSQL');
  keeper = await startApiProcess({
    ...world.environment,
    KEEPER: 'true',
    KEEPER_PRIVATE_KEY: localKey(1),
  });
});
afterAll(async () => {
  await keeper?.kill();
  await world?.stop();
});

async function rolesOf({ url }: ApiProcess) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return ['leads', 'keeps'].filter((role) => text.includes(`updown_${role} 1\n`));
}

test('indexes in a process that may not run the keeper, while another process runs it', async () => {
  expect(await rolesOf(world.api())).toEqual(['leads']);
  await eventually(async () => (await rolesOf(keeper)).join() === 'keeps');

  await eventually(async () =>
    send(await world.game(0), 'startNewRound', await world.feedPrice()).catch(() => undefined),
  );
  await joinRound(world);
  await world.pass(301);
  await eventually(
    async () => (await world.get<{ isResolved: boolean }>('/round/1')).body.isResolved,
  );
});

test('does not resolve a round without stakes, and the next round starts after it', async () => {
  const game = await world.game(0);
  await send(game, 'startNewRound', await world.feedPrice());
  await world.pass(301);
  await eventually(
    async () => (await world.get<{ status: string }>('/round/2')).body.status === 'idle',
  );
  await eventually(async () =>
    send(game, 'startNewRound', await world.feedPrice()).catch(() => undefined),
  );
  await joinRound(world);
  await world.pass(301);
  await eventually(
    async () => (await world.get<{ isResolved: boolean }>('/round/3')).body.isResolved,
  );
  expect((await world.get('/round/2')).body).toMatchObject({ isResolved: false, status: 'idle' });
});

test('posts the simulated price that another process records', async () => {
  const recorded = async () => (await world.get<{ price: number }>('/price/current')).body.price;
  expect((await world.post('/dev/price', { price: 2500 })).status).toBe(200);
  expect((await world.post('/dev/price', { price: null })).status).toBe(200);
  // Without the record, each process would now simulate its own price.
  for (let answer = 0; answer < 2; answer++) {
    const before = await world.feedPrice();
    await world.pass(11);
    const posted = await eventually(async () => {
      const price = await world.feedPrice();
      return price !== before && price;
    });
    expect(Math.abs(Number(posted) / 1e8 / (await recorded()) - 1)).toBeLessThan(0.001);
  }
});
