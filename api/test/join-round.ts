import { ion, send, type World } from './world';

/** Puts the owner's stake on UP in the live round. The keeper does not resolve a round without stakes. */
export async function joinRound(world: World): Promise<void> {
  const stake = ion('30000');
  await send(await world.token(0), 'approve', world.deployment.game, stake);
  await send(await world.game(0), 'makePrediction(bool,uint256)', true, stake);
}
