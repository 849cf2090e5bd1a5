import type { Static } from 'typebox';
import type { ClaimableResponse, OwnPrediction, PredictionsSummary } from '../src/schemas/player';
import type { CurrentPrice } from '../src/schemas/price';
import type {
  CurrentRoundResponse,
  PlayersHistoryResponse,
  Round,
  RoundStats,
} from '../src/schemas/rounds';
import { eventually } from './eventually';
import { ion, send, onBothDatabases, startWorld, type World } from './world';

jest.setTimeout(90_000);

onBothDatabases((kind) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({}, kind);
  });
  afterAll(() => world?.stop());

  const current = async () =>
    (await world.get<CurrentRoundResponse>('/contract/current-round-fast')).body.data;
  const players = async () =>
    (await world.get<PlayersHistoryResponse>('/contract/players/history-fast')).body;

  const stake = async (player: number, up: boolean, amount: string) => {
    await send(await world.token(player), 'approve', world.deployment.game, ion(amount));
    await send(await world.game(player), 'makePrediction(bool,uint256)', up, ion(amount));
  };

  it('plays a whole round: start, stakes, end, result, claim', async () => {
    const [winner, loser] = [4, 5];
    for (const player of [winner, loser])
      expect(
        (await world.post('/dev/faucet', { address: await world.account(player) })).status,
      ).toBe(200);

    expect((await world.post('/dev/price', { price: 2500 })).status).toBe(200);
    const price = await world.get<CurrentPrice>('/price/current');
    expect(price.body).toMatchObject({ price: 2500, source: 'simulated' });

    await send(await world.game(winner), 'startNewRound', 250_000_000_000n);
    await stake(winner, true, '40000');
    await stake(loser, false, '30000.5');
    const live = await eventually(async () => {
      const round = (await current()).current;
      return round?.total_deposits === '70000.5' && round;
    });
    expect(live).toMatchObject({
      id: 1,
      status: 'active',
      start_price: 2500,
      end_price: null,
      up_predictions: '40000',
      down_predictions: '30000.5',
      minimum_deposit: '30000',
    });
    expect(live.end_time - live.start_time).toBe(300);

    expect((await players()).data.map(({ stakeAmount, status }) => [stakeAmount, status])).toEqual([
      ['30000.5', false],
      ['40000', false],
    ]);

    expect((await world.post('/dev/price', { price: 2600 })).status).toBe(200);
    await world.pass(300);
    const ended = await eventually(async () => {
      const { current: round, history } = await current();
      return history.length > 0 && round;
    });
    expect(ended).toMatchObject({ status: 'idle', end_price: 2600, outcome: 'UP' });

    const token = await world.signIn(winner);
    const own = await world.get<OwnPrediction>('/user/prediction/1', token);
    expect(own.body).toMatchObject({ hasPredicted: true, status: 'win', hasWithdrawn: false });
    const contract = await world.game(winner);
    const paid = (await contract.getFunction('claimRewards').staticCall(1)) as bigint;
    expect(ion(own.body.payoutAmount)).toBe(paid);
    const rewards = await world.get<Static<typeof ClaimableResponse>>(
      '/user/claimable-rewards-bypass',
      token,
    );
    expect(rewards.body.rewards).toMatchObject([{ roundId: 1, status: 'win' }]);

    await send(contract, 'claimRewards', 1);
    await eventually(
      async () => (await world.get<OwnPrediction>('/user/prediction/1', token)).body.hasWithdrawn,
    );
    const summary = await world.get<Static<typeof PredictionsSummary>>(
      '/user/predictions-summary',
      token,
    );
    expect(summary.body).toMatchObject({
      total: 1,
      won: 1,
      claimable: '0',
      paid: own.body.payoutAmount,
    });
    expect(
      (await players()).data.map(({ isWinner, rewardAmount }) => [isWinner, rewardAmount]),
    ).toEqual([
      [false, '0'],
      [true, own.body.payoutAmount],
    ]);
    const stats = await world.get<Static<typeof RoundStats>>('/round/1/stats');
    expect(stats.body).toMatchObject({ players: 2, upPlayers: 1, paid: own.body.payoutAmount });
    const round = await world.get<Round>('/round/1');
    expect(round.body).toMatchObject({ isResolved: true, outcome: 'UP', priceAtEnd: 2600 });
  });
});
