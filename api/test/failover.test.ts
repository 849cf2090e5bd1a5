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
  // Each process says when it took a place.
  world = await startWorld({ ...keys, LOG_LEVEL: 'info' }, 'PostgreSQL');
  running = [world.api(), ...(await Promise.all([startOne(), startOne()]))];
});
afterAll(async () => {
  await Promise.all(running.map((api) => api.kill()));
  await world?.stop();
});

/** What one process does for all, by the name of its figure, and how a process says that it does from now on. */
const places = { leads: 'Leads from now on', keeps: 'Keeps from now on' } as const;
type Place = keyof typeof places;

const holds = async ({ url }: ApiProcess, place: Place) =>
  (await (await fetch(`${url}/api/metrics`)).text()).includes(`updown_${place} 1\n`);

const holderOf = (place: Place) =>
  eventually(async () => {
    const answers = await Promise.all(running.map((api) => holds(api, place)));
    const found = running.filter((_api, index) => answers[index]);
    return found.length === 1 && found[0];
  }, 60_000);

/** When the process took the place, by its own log, which may come later than its figures. */
const tookAt = async (api: ApiProcess, place: Place): Promise<number> => {
  const line = await eventually(() => {
    const whole = api.output().split('\n').slice(0, -1);
    return Promise.resolve(whole.findLast((text) => text.includes(places[place])));
  });
  return (JSON.parse(line) as { time: number }).time;
};

const resolutions = async (id: number) => {
  const game = await world.game(0);
  return game.queryFilter(game.filters.RoundResolved?.(id) ?? '*');
};

/** Kills whoever holds the place; tells how long it took until another process held all that it had held. */
const killHolderOf = async (place: Place): Promise<number> => {
  const holder = await holderOf(place);
  const lost: Place[] = [];
  for (const one of ['leads', 'keeps'] as const) if (await holds(holder, one)) lost.push(one);
  await sleep(Math.random() * 400);
  const killed = Date.now();
  await holder.kill();
  running = running.filter((api) => api !== holder);
  const taken: number[] = [];
  for (const one of lost) taken.push((await tookAt(await holderOf(one), one)) - killed);
  return Math.max(...taken);
};

it(`resolves every round exactly once, whichever of ${processes} processes dies in it, and another takes over within ten seconds`, async () => {
  const game = await world.game(0);
  const takeovers: number[] = [];
  for (let id = 1; id <= rounds; id++) {
    await startRound(id, game);
    // In the middle of the round; or before, in or after what the keeper does about its end.
    const isMiddle = id % 2 === 0;
    if (!isMiddle) await world.pass(300);
    takeovers.push(await killHolderOf(id % 4 < 2 ? 'keeps' : 'leads'));
    if (isMiddle) await world.pass(300);
    await eventually(async () => (await resolutions(id)).length > 0, 60_000);
    running.push(await startOne());
  }
  for (let id = 1; id <= rounds; id++) expect(await resolutions(id)).toHaveLength(1);
  for (const took of takeovers) expect(took).toBeLessThan(10_000);
  console.info(`Another process took over after ${Math.max(...takeovers)} ms at the most`);
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
