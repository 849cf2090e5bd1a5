import { startApiProcess, type ApiProcess } from './api-process';
import { eventually } from './eventually';
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

const placesOf = async ({ url }: ApiProcess) => {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return ['leads', 'keeps'].filter((place) => text.includes(`updown_${place} 1\n`));
};

it('lets a process that may not be the keeper index, while another one keeps', async () => {
  expect(await placesOf(world.api())).toEqual(['leads']);
  expect(await placesOf(keeper)).toEqual(['keeps']);

  await eventually(async () =>
    send(await world.game(0), 'startNewRound', await world.feedPrice()).catch(() => undefined),
  );
  await world.pass(301);
  await eventually(
    async () => (await world.get<{ isResolved: boolean }>('/round/1')).body.isResolved,
  );
});

it('posts the simulated price that the other process records', async () => {
  const recorded = async () => (await world.get<{ price: number }>('/price/current')).body.price;
  expect((await world.post('/dev/price', { price: 2500 })).status).toBe(200);
  expect((await world.post('/dev/price', { price: null })).status).toBe(200);
  // From here on each process would walk by itself.
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
