import { ContractError, toContractError } from '../../api/src/chain/contract-error';
import { eventually } from '../../api/test/eventually';
import { ion, send, type World } from '../../api/test/world';

export const players = Array.from({ length: 15 }, (_, index) => index + 4);
const stake = ion('30000');

interface Current {
  readonly data: { readonly current: { readonly status: string } | null };
}

async function isIdle(world: World) {
  const { body } = await world.get<Current>('/contract/current-round-fast');
  return body.data.current?.status === 'idle';
}

/** Sends a prediction of one player; resolves when it is mined. */
export async function predict(world: World, player: number): Promise<void> {
  const game = await world.game(player);
  await send(game, 'makePrediction(bool,uint256)', player % 2 === 0, stake);
}

/** Starts a round. If a round is running, lets it end first. */
export async function nextRound(world: World): Promise<void> {
  // Otherwise, when the clock jumps, the API could treat a round whose stakes it has not read yet as empty.
  const block = await world.provider.getBlockNumber();
  await eventually(
    async () => (await world.get<{ indexedBlock: number }>('/ready')).body.indexedBlock >= block,
  );
  if (!(await isIdle(world))) await world.pass(301);
  await eventually(() => isIdle(world));
  // A round without stakes ends without a price, so the price on the feed may be too old until the keeper's next post.
  const start = async () => send(await world.game(0), 'startNewRound', await world.feedPrice());
  await eventually(() =>
    start().catch((error: unknown) => {
      const reason = toContractError(error);
      if (!(reason instanceof ContractError && reason.errorName === 'StalePrice')) throw reason;
      return undefined;
    }),
  );
}

/** Plays rounds directly on the chain. The last round is live and has no stake yet. */
export async function playRounds(world: World, rounds: number): Promise<void> {
  for (const player of players) {
    await world.post('/dev/faucet', { address: await world.account(player) });
    await send(await world.token(player), 'approve', world.deployment.game, ion('1000000'));
  }
  await send(await world.game(0), 'startNewRound', await world.feedPrice());
  for (let played = 1; played < rounds; played++) {
    await Promise.all(players.map((player) => predict(world, player)));
    await nextRound(world);
  }
}
