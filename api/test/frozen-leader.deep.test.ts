import { startApiProcess, type ApiProcess } from './api-process';
import { eventually } from './eventually';
import { joinRound } from './join-round';
import { localKey } from './local-key';
import { send, startWorld, type World } from './world';

jest.setTimeout(120_000);

let world: World;
let other: ApiProcess;
beforeAll(async () => {
  world = await startWorld({ KEEPER_PRIVATE_KEY: localKey(1) }, 'PostgreSQL');
  other = await startApiProcess(world.environment);
});
afterAll(async () => {
  await other?.kill();
  await world?.stop();
});

async function rolesOf({ url }: ApiProcess) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return ['leads', 'keeps'].filter((role) => text.includes(`updown_${role} 1\n`));
}

test('another process takes over from a frozen leader, which steps down when it resumes', async () => {
  const frozen = world.api();
  expect(await rolesOf(frozen)).toEqual(['leads', 'keeps']);
  const game = await world.game(0);
  await eventually(async () =>
    send(game, 'startNewRound', await world.feedPrice()).catch(() => undefined),
  );
  await joinRound(world);
  process.kill(frozen.pid, 'SIGSTOP');
  try {
    await world.pass(301);
    await eventually(async () => (await rolesOf(other)).length === 2);
    // The game continues: the other process posts the price, resolves the round and indexes both.
    await eventually(async () => {
      const answer = await fetch(`${other.url}/api/round/1`);
      return answer.ok && ((await answer.json()) as { isResolved: boolean }).isResolved;
    });
  } finally {
    process.kill(frozen.pid, 'SIGCONT');
  }
  // It never reports a role that another process holds.
  expect(await rolesOf(frozen)).toEqual([]);
  expect(await rolesOf(other)).toEqual(['leads', 'keeps']);
  const resolved = await game.queryFilter(game.filters.RoundResolved?.(1) ?? '*');
  expect(resolved).toHaveLength(1);
});
