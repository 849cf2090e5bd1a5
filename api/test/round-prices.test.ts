import type { OwnPrediction } from '@updown/protocol/api/player';
import type { RoundPrices } from '@updown/protocol/api/price';
import type { CurrentRound, CurrentRoundResponse } from '@updown/protocol/api/rounds';
import { eventually } from './eventually';
import { ion, onDatabases, send, startWorld, type World } from './world';

jest.setTimeout(120_000);

onDatabases(['PostgreSQL'], (kind) => {
  let world: World;
  let round: CurrentRound;
  beforeAll(async () => {
    world = await startWorld({ PRICE_INTERVAL_MS: '200' }, kind);
    await send(await world.game(4), 'startNewRound', await world.feedPrice());
    round = await eventually(async () => (await current()) ?? false);
  });
  afterAll(() => world?.stop());

  const current = async () =>
    (await world.get<CurrentRoundResponse>('/contract/current-round-fast')).body.data.current;
  const prices = (id = 1) => world.get<RoundPrices>(`/round/${id}/prices`);
  const pricesThat = (is: (list: RoundPrices['prices']) => boolean) =>
    eventually(async () => {
      const { body } = await prices();
      return is(body.prices) && body;
    });

  test('serves every price since the start of the live round, oldest first', async () => {
    const body = await pricesThat((list) => list.length >= 4);
    expect(body).toMatchObject({
      roundId: 1,
      startTime: round.start_time,
      endTime: round.end_time,
    });
    const times = body.prices.map(({ time }) => time);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(round.start_time * 1000);
    expect((times[3] ?? Infinity) - round.start_time * 1000).toBeLessThan(10_000);
  });

  test('answers 304 if nothing has changed, and 404 for a round that does not exist', async () => {
    const url = `${world.api().url}/api/round/1/prices`;
    await eventually(async () => {
      const etag = (await prices()).headers.get('etag') ?? '';
      return (await fetch(url, { headers: { 'if-none-match': etag } })).status === 304;
    });
    expect((await prices(99)).status).toBe(404);
  });

  test('returns the time of a prediction', async () => {
    await world.post('/dev/faucet', { address: await world.account(4) });
    await send(await world.token(4), 'approve', world.deployment.game, ion('40000'));
    await send(await world.game(4), 'makePrediction(bool,uint256)', true, ion('40000'));
    const block = await world.provider.getBlock('latest');
    const token = await world.signIn(4);
    const own = await eventually(async () => {
      const { body } = await world.get<OwnPrediction>('/user/prediction/1', token);
      return body.hasPredicted && body;
    });
    expect(own.predictedAt).toBeGreaterThanOrEqual(round.start_time);
    expect(own.predictedAt).toBeLessThanOrEqual(block?.timestamp ?? 0);
    const other = await world.get<OwnPrediction>('/user/prediction/1', await world.signIn(5));
    expect(other.body.predictedAt).toBeNull();
  });

  test('keeps the prices up to the end of a finished round, even after a restart and much later', async () => {
    await world.pass(290);
    await pricesThat((list) => (list.at(-1)?.time ?? 0) > (round.end_time - 9) * 1000);
    await world.pass(20);
    await eventually(async () => (await current())?.outcome !== null);
    const { body: finished } = await prices();
    expect(finished.prices.at(-1)?.time).toBeLessThanOrEqual(round.end_time * 1000);

    await world.stopApi();
    await world.startApi();
    expect((await prices()).body).toEqual(finished);
    // The prices in memory no longer reach back to that round.
    await world.pass(3600);
    await eventually(async () => {
      const { body } = await world.get<{ now: number }>('/time');
      return body.now / 1000 > round.end_time + 3600;
    });
    expect((await prices()).body).toEqual(finished);
  });
});
