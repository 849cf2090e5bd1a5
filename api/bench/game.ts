import { eventually } from '../test/eventually';
import { ion, send, type World } from '../test/world';

export const players = Array.from({ length: 15 }, (_, index) => index + 4);
const stake = ion('30000');

const endow = async (world: World, player: number) => {
  await world.post('/dev/faucet', { address: await world.account(player) });
  await send(await world.token(player), 'approve', world.deployment.game, ion('1000000'));
};

interface Current {
  readonly data: { readonly current: { readonly status: string } | null };
}

const isIdle = async (world: World) =>
  (await world.get<Current>('/contract/current-round-fast')).body.data.current?.status === 'idle';

const startRound = async (world: World) =>
  send(await world.game(0), 'startNewRound', await world.feedPrice());

/** A stake from one of the players; resolves when it is mined. */
export const predict = async (world: World, player: number): Promise<void> => {
  const game = await world.game(player);
  await send(game, 'makePrediction(bool,uint256)', player % 2 === 0, stake);
};

/** Starts a round; one that is running is brought to its end first. */
export const nextRound = async (world: World): Promise<void> => {
  if (!(await isIdle(world))) await world.pass(301);
  await eventually(() => isIdle(world));
  await startRound(world);
};

/** Plays on the chain itself; leaves a round in which nobody has a stake yet. */
export const playRounds = async (world: World, rounds: number): Promise<void> => {
  for (const player of players) await endow(world, player);
  await startRound(world);
  for (let played = 1; played < rounds; played++) {
    await Promise.all(players.map((player) => predict(world, player)));
    await nextRound(world);
  }
};
