import { setTimeout as sleep } from 'node:timers/promises';
import { MaxUint256 } from 'ethers';
import { ion, send, type World } from './world';

const players = [4, 5, 6, 7, 8, 9];

/** Gives each player enough tokens for any test, and approves the game to take them. */
export async function fundPlayers(world: World): Promise<void> {
  const treasury = await world.token(0);
  for (const player of players) {
    await send(treasury, 'transfer', await world.account(player), ion('100000000'));
    await send(await world.token(player), 'approve', world.deployment.game, MaxUint256);
  }
}

/** Plays directly on the chain, with or without the API, until `isOver` returns true. Ignores rejected transactions. */
export async function playUntil(world: World, isOver: () => boolean): Promise<void> {
  const rounds = async () => {
    const game = await world.game(0);
    while (!isOver()) {
      await send(game, 'startNewRound', await world.feedPrice()).catch(() => {});
      await sleep(150);
      await world.pass(301);
    }
  };
  const stakes = async (player: number) => {
    const game = await world.game(player);
    while (!isOver()) {
      const up = Math.random() < 0.5;
      await send(game, 'makePrediction(bool,uint256)', up, ion('30000')).catch(() => {});
      await sleep(Math.random() * 200);
    }
  };
  await Promise.all([rounds(), ...players.map(stakes)]);
}
