import { setTimeout as sleep } from 'node:timers/promises';
import { startApiProcess, type ApiProcess } from './api-process';
import { times } from './depth';
import { eventually } from './eventually';
import { joinRound } from './join-round';
import { localKey } from './local-key';
import { send, startWorld, type World } from './world';

jest.setTimeout(1_800_000);

const PROCESSES = 3;
const rounds = times(4, 100);

let world: World;
let running: ApiProcess[] = [];
function startOne() {
  return startApiProcess(world.environment);
}
beforeAll(async () => {
  const keys = { KEEPER_PRIVATE_KEY: localKey(1), MANAGER_PRIVATE_KEY: localKey(2) };
  // Each process logs when it takes a role.
  world = await startWorld({ ...keys, LOG_LEVEL: 'info' }, 'PostgreSQL');
  running = [world.api(), ...(await Promise.all([startOne(), startOne()]))];
});
afterAll(async () => {
  await Promise.all(running.map((api) => api.kill()));
  await world?.stop();
});

/** The roles that only one process holds: the name of each metric, and the line in the log of the process that takes the role. */
const roles = { leads: 'Took the indexer lease', keeps: 'Took the keeper lease' } as const;
type Role = keyof typeof roles;

async function holds({ url }: ApiProcess, role: Role) {
  return (await (await fetch(`${url}/api/metrics`)).text()).includes(`updown_${role} 1\n`);
}

function holderOf(role: Role) {
  return eventually(async () => {
    const answers = await Promise.all(running.map((api) => holds(api, role)));
    const found = running.filter((_api, index) => answers[index]);
    return found.length === 1 && found[0];
  }, 60_000);
}

/** When the process took the role, from its log. The line may appear later than the metric. */
async function tookAt(api: ApiProcess, role: Role): Promise<number> {
  const line = await eventually(() => {
    const whole = api.output().split('\n').slice(0, -1);
    return Promise.resolve(whole.findLast((text) => text.includes(roles[role])));
  });
  return (JSON.parse(line) as { time: number }).time;
}

async function resolutions(id: number) {
  const game = await world.game(0);
  return game.queryFilter(game.filters.RoundResolved?.(id) ?? '*');
}

/** Kills the holder of the role. Resolves to the milliseconds until other processes have taken all its roles. */
async function killHolderOf(role: Role): Promise<number> {
  const holder = await holderOf(role);
  const lost: Role[] = [];
  for (const one of ['leads', 'keeps'] as const) if (await holds(holder, one)) lost.push(one);
  await sleep(Math.random() * 400);
  const killed = Date.now();
  await holder.kill();
  running = running.filter((api) => api !== holder);
  const taken: number[] = [];
  for (const one of lost) taken.push((await tookAt(await holderOf(one), one)) - killed);
  return Math.max(...taken);
}

test(`resolves every round exactly once when one of ${PROCESSES} processes dies, with a takeover within ten seconds`, async () => {
  const game = await world.game(0);
  const takeovers: number[] = [];
  for (let id = 1; id <= rounds; id++) {
    await startRound(id, game);
    await joinRound(world);
    // The kill comes in the middle of the round, or around its resolution by the keeper.
    const isMiddle = id % 2 === 0;
    if (!isMiddle) await world.pass(300);
    takeovers.push(await killHolderOf(id % 4 < 2 ? 'keeps' : 'leads'));
    if (isMiddle) await world.pass(300);
    await eventually(async () => (await resolutions(id)).length > 0, 60_000);
    running.push(await startOne());
  }
  for (let id = 1; id <= rounds; id++) expect(await resolutions(id)).toHaveLength(1);
  for (const took of takeovers) expect(took).toBeLessThan(10_000);
  console.info(`Another process took over after ${Math.max(...takeovers)} ms at most`);
});

async function startRound(id: number, game: Awaited<ReturnType<World['game']>>) {
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
}
