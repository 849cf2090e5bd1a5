import { setTimeout as sleep } from 'node:timers/promises';
import { startApiProcess, type ApiProcess } from './api-process';
import { times } from './depth';
import { eventually } from './eventually';
import { localKey } from './local-key';
import { send, startWorld, type World } from './world';

jest.setTimeout(1_800_000);

const processes = 3;
const rounds = times(20, 100);

let world: World;
let running: ApiProcess[] = [];
const startOne = () => startApiProcess(world.environment);
beforeAll(async () => {
  const keys = { KEEPER_PRIVATE_KEY: localKey(1), MANAGER_PRIVATE_KEY: localKey(2) };
  world = await startWorld(keys, 'PostgreSQL');
  running = [world.api(), ...(await Promise.all([startOne(), startOne()]))];
});
afterAll(async () => {
  await Promise.all(running.map((api) => api.kill()));
  await world?.stop();
});

const leads = async ({ url }: ApiProcess) =>
  /^updown_leads 1$/m.test(await (await fetch(`${url}/api/metrics`)).text());

const leaders = async () => {
  const answers = await Promise.all(running.map(leads));
  return running.filter((_api, index) => answers[index]);
};

const resolutions = async (id: number) => {
  const game = await world.game(0);
  return game.queryFilter(game.filters.RoundResolved?.(id) ?? '*');
};

const theLeader = () =>
  eventually(async () => {
    const found = await leaders();
    return found.length === 1 && found[0];
  }, 60_000);

it(`resolves every round exactly once, whichever of ${processes} processes dies in it`, async () => {
  const game = await world.game(0);
  let slowest = 0;
  for (let id = 1; id <= rounds; id++) {
    const leader = await theLeader();
    await startRound(id, game);
    // In the middle of the round; or before, in or after what the leader does about its end.
    const isMiddle = id % 2 === 0;
    if (!isMiddle) await world.pass(300);
    await sleep(Math.random() * 400);
    await leader.kill();
    running = running.filter((api) => api !== leader);
    const killed = performance.now();
    await theLeader();
    slowest = Math.max(slowest, performance.now() - killed);
    if (isMiddle) await world.pass(300);
    await eventually(async () => (await resolutions(id)).length > 0, 60_000);
    running.push(await startOne());
  }
  for (let id = 1; id <= rounds; id++) expect(await resolutions(id)).toHaveLength(1);
  console.info(`Another process took over after ${Math.round(slowest)} ms at the most`);
});

const startRound = async (id: number, game: Awaited<ReturnType<World['game']>>) => {
  await eventually(async () => {
    const price = await world.feedPrice();
    return send(game, 'startNewRound', price).catch(() => undefined);
  });
  await eventually(async () => {
    const answers = await Promise.all(
      running.map(async ({ url }) => (await fetch(`${url}/api/round/${id}`)).status),
    );
    return answers.every((status) => status === 200);
  });
};
