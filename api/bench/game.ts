import { eventually } from '../test/eventually';
import { ion, send, type World } from '../test/world';

export const players = Array.from({ length: 15 }, (_, index) => index + 4);
const stake = ion('30000');

const endow = async (world: World, player: number) => {
  await world.post('/dev/faucet', { address: await world.account(player) });
  await send(await world.token(player), 'approve', world.deployment.game, ion('1000000'));
};

interface Current {
  readonly data: { readonly current: { readonly id: number; readonly status: string } | null };
}

const standsAt = (world: World, id: number, status: string) =>
  eventually(async () => {
    const { current } = (await world.get<Current>('/contract/current-round-fast')).body.data;
    return current?.id === id && current.status === status;
  });

/** A stake from one of the players; resolves when it is mined. */
export const predict = async (world: World, player: number): Promise<void> => {
  const game = await world.game(player);
  await send(game, 'makePrediction(bool,uint256)', player % 2 === 0, stake);
};

/** Plays on the chain itself; leaves a round in which nobody has a stake yet. */
export const playRounds = async (world: World, rounds: number): Promise<void> => {
  for (const player of players) await endow(world, player);
  const starter = await world.game(0);
  for (let id = 1; id <= rounds; id++) {
    await send(starter, 'startNewRound', await world.feedPrice());
    if (id === rounds) return;
    await Promise.all(players.map((player) => predict(world, player)));
    await world.pass(301);
    await standsAt(world, id, 'idle');
  }
};
