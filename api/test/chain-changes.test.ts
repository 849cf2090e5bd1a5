import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy, localSettings } from '@updown/contracts/deploy';
import type {
  CurrentRoundResponse,
  PlayersHistoryResponse,
  Round,
} from '@updown/protocol/api/rounds';
import { startAnvil } from './anvil';
import { isReady } from './api-process';
import { readEvents } from './event-reader';
import { eventually } from './eventually';
import { ion, send, onDatabases, startWorld, type World } from './world';

jest.setTimeout(120_000);

onDatabases(['PostgreSQL'], (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ LONGEST_CHAIN_SILENCE_SECONDS: '5' }, kind);
    await world.post('/dev/price', { price: 2500 });
  });
  afterAll(() => world?.stop());

  const current = async () =>
    (await world.get<CurrentRoundResponse>('/contract/current-round')).body.data.current;
  const predictions = async () =>
    (await world.get<PlayersHistoryResponse>('/contract/players/history-fast')).body.data;

  const play = async (account: number, up: boolean, amount: string) => {
    await send(await world.token(account), 'approve', world.deployment.game, ion(amount));
    await send(await world.game(account), 'makePrediction(bool,uint256)', up, ion(amount));
  };

  /** Starts a new chain at the address of the old one, and deploys the game on it. */
  const restartChain = async () => {
    const fresh = await startAnvil([], Number(new URL(world.anvil.url).port));
    try {
      const signer = await world.provider.getSigner(localSettings.treasury);
      const deployment = await deploy(signer, localSettings);
      await writeFile(join(world.folder, 'deployment.json'), JSON.stringify(deployment));
      return fresh;
    } catch (error) {
      await fresh.stop();
      throw error;
    }
  };

  test('continues with the same game after a kill', async () => {
    await world.post('/dev/faucet', { address: await world.account(4) });
    await send(await world.game(4), 'startNewRound', 250_000_000_000n);
    await eventually(async () => (await current())?.id === 1);
    await world.api().kill();
    await play(4, true, '31000');
    await world.startApi();
    expect((await current())?.up_predictions).toBe('31000');
    expect(await predictions()).toHaveLength(1);
  });

  test('rolls back after a reorg, and sends a resync to the streams', async () => {
    const events = await readEvents(world.api().url);
    const snapshot = await world.anvil.rpc('evm_snapshot');
    await play(0, false, '50000');
    await eventually(async () => (await current())?.down_predictions === '50000');
    await world.anvil.rpc('evm_revert', [snapshot]);
    await eventually(async () => (await current())?.down_predictions === '0');
    await events.next('resync');
    events.close();
    expect((await predictions()).map(({ stakeAmount }) => stakeAmount)).toEqual(['31000']);

    // The chain continues on another branch.
    await play(0, true, '60000');
    await eventually(async () => (await current())?.up_predictions === '91000');
    expect((await predictions()).map(({ stakeAmount }) => stakeAmount)).toEqual(['60000', '31000']);
  });

  test('drops the game when its chain restarts, and follows the new game', async () => {
    await world.anvil.stop();
    const fresh = await restartChain();
    try {
      await eventually(async () => (await current()) === null);
      expect(await predictions()).toEqual([]);
      const missing = await world.get<Round>('/round/1');
      expect(missing.status).toBe(404);

      await eventually(
        async () => (await world.post('/dev/price', { price: 2450 })).status === 200,
      );
      await send(await world.game(5), 'startNewRound', 245_000_000_000n);
      await eventually(async () => (await current())?.start_price === 2450);
    } finally {
      await fresh.stop();
    }
  });

  test('is not ready while the chain is down, and is ready again when it is back', async () => {
    await eventually(async () => (await isReady(world.api())) === false);
    expect((await world.get('/ready')).status).toBe(503);
    const { body } = await world.get<string>('/metrics');
    expect(Number(/^updown_chain_silence_seconds (.+)$/m.exec(body)?.[1])).toBeGreaterThan(5);
    expect(body).toMatch(/^updown_worker_failures_total\{worker="head"\} [1-9]/m);
    // The API still serves the data that it has.
    expect((await world.get('/contract/current-round')).status).toBe(200);
    const fresh = await restartChain();
    try {
      await eventually(() => isReady(world.api()));
    } finally {
      await fresh.stop();
    }
  });

  test('stops even while the chain is down', async () => {
    await eventually(
      async () =>
        (await world.post('/dev/faucet', { address: world.deployment.game })).status === 503,
    );
    expect(await world.api().stop()).toBe(0);
  });
});
