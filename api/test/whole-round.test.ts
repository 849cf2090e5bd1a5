import type {
  ClaimableResponse,
  OwnPrediction,
  PredictionsResponse,
  PredictionsSummary,
} from '@updown/protocol/api/player';
import type { CurrentPrice } from '@updown/protocol/api/price';
import type {
  CurrentRoundResponse,
  GameStatus,
  PlayersHistoryResponse,
  Round,
  RoundStats,
} from '@updown/protocol/api/rounds';
import { amountOf } from '../src/game/units';
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

  test('plays a whole round: start, stakes, end, result, claim [spec 3.3 3.4b 3.6 3.7b 3.8 3.9 3.16 4.6 4.16f 7.9b 9.1a]', async () => {
    const [winner, loser] = [4, 5];
    for (const player of [winner, loser]) {
      expect(
        (await world.post('/dev/faucet', { address: await world.account(player) })).status,
      ).toBe(200);
    }

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
    const { start_time: startTime, end_time: endTime } = live;
    expect((await world.get<GameStatus>('/status')).body).toEqual({
      currentRound: { roundId: 1, startPrice: 2500, status: 'active', startTime, endTime },
      gameStatus: { isRunning: true },
      network: 'Local Chain',
    });

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
    const { payoutAmount } = own.body;
    expect(own.body).toEqual({
      hasPredicted: true,
      predictedUp: true,
      predictedAt: expect.any(Number) as number,
      depositAmount: '40000',
      hasWithdrawn: false,
      claimedBy: null,
      claimTransaction: null,
      potentialRewards: payoutAmount,
      payoutAmount,
      status: 'win',
    });
    const contract = await world.game(winner);
    const paid = (await contract.getFunction('claimRewards').staticCall(1)) as bigint;
    expect(ion(payoutAmount)).toBe(paid);
    const rewards = await world.get<ClaimableResponse>('/user/claimable-rewards-bypass', token);
    expect(rewards.body.rewards).toEqual([
      { roundId: 1, potentialRewards: payoutAmount, payoutAmount, status: 'win' },
    ]);
    const recent = await world.get<PredictionsResponse>('/user/predictions-bypass', token);
    expect(recent.body.predictions).toEqual([
      {
        round_id: 1,
        direction: 'UP',
        stake_amount: '40000',
        payout_amount: payoutAmount,
        status: 'win',
      },
    ]);

    await send(contract, 'claimRewards', 1);
    await eventually(
      async () => (await world.get<OwnPrediction>('/user/prediction/1', token)).body.hasWithdrawn,
    );
    const summary = await world.get<PredictionsSummary>('/user/predictions-summary', token);
    expect(summary.body).toMatchObject({
      total: 1,
      won: 1,
      claimable: '0',
      paid: payoutAmount,
      profit: amountOf(ion(payoutAmount) - ion('40000')),
      currentStreak: 1,
    });
    const position = expect.stringMatching(/^\d+\.\d+$/) as string;
    const over = { roundId: 1, status: true, outcome: 'UP', position };
    expect((await players()).data).toEqual([
      {
        ...over,
        playerAddress: await world.account(loser),
        direction: 'DOWN',
        stakeAmount: '30000.5',
        isWinner: false,
        rewardAmount: '0',
      },
      {
        ...over,
        playerAddress: await world.account(winner),
        direction: 'UP',
        stakeAmount: '40000',
        isWinner: true,
        rewardAmount: payoutAmount,
      },
    ]);
    const stats = await world.get<RoundStats>('/round/1/stats');
    expect(stats.body).toMatchObject({ players: 2, upPlayers: 1, paid: payoutAmount });
    const round = await world.get<Round>('/round/1');
    expect(round.body).toMatchObject({
      id: 1,
      startTime,
      endTime,
      priceAtStart: 2500,
      priceAtEnd: 2600,
      isResolved: true,
      outcome: 'UP',
      totalDeposits: '70000.5',
      upPredictions: '40000',
      downPredictions: '30000.5',
    });
  });
});
