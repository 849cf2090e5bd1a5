import type { ErrorBody } from '@updown/protocol/api/common';
import type { HouseFigures } from '@updown/protocol/api/house';
import type { LeaderboardPage, LeaderboardPlace } from '@updown/protocol/api/leaderboard';
import type { PredictionsSummary } from '@updown/protocol/api/player';
import type {
  PlayerPredictionsPage,
  PlayerRecord,
  PlayersHistoryPage,
  RoundEntries,
} from '@updown/protocol/api/record';
import type { PlayersHistoryResponse, Round } from '@updown/protocol/api/rounds';
import { amountOf } from '../src/game/units';
import { fundPlayers } from './busy-game';
import { readEvents } from './event-reader';
import { eventually } from './eventually';
import { ion, onDatabases, send, startWorld, type World } from './world';

jest.setTimeout(300_000);

const ADDRESS_FORM = 'An address is 0x followed by 40 hexadecimal digits.';

/** For each round, its end price and the bets of accounts 4, 5 and 6 in thousands of ION; negative for DOWN. */
const script: [endPrice: number, bets: Record<number, number>][] = [
  [2500, { 4: 40, 5: -30 }],
  [2400, { 4: -50, 5: -60, 6: 90 }],
  [2400, { 4: 30, 6: -30 }],
  [2300, { 4: 70 }],
  [2350, { 4: 45.5, 5: 31, 6: -200 }],
];

onDatabases(['PostgreSQL'], (kind) => {
  let world: World;
  let addresses: Record<number, string>;

  const playRound = async (id: number, [price, bets]: (typeof script)[number]) => {
    await eventually(async () =>
      send(await world.game(0), 'startNewRound', await world.feedPrice()).catch(() => undefined),
    );
    for (const [player, thousands] of Object.entries(bets)) {
      const stake = ion(`${Math.abs(thousands) * 1000}`);
      const game = await world.game(Number(player));
      await send(game, 'makePrediction(bool,uint256)', thousands > 0, stake);
    }
    await world.post('/dev/price', { price });
    await world.pass(300);
    await eventually(async () => (await world.get<Round>(`/round/${id}`)).body.isResolved);
  };

  beforeAll(async () => {
    world = await startWorld({ RATE_LIMIT_PER_MINUTE: '1000' }, kind);
    await fundPlayers(world);
    addresses = Object.fromEntries(
      await Promise.all([4, 5, 6, 7].map(async (n) => [n, await world.account(n)] as const)),
    );
    await world.post('/dev/price', { price: 2400 });
    for (const [index, round] of script.entries()) await playRound(index + 1, round);
  });
  afterAll(() => world?.stop());

  const recordOf = async (player: number) =>
    (await world.get<PlayerRecord>(`/players/${addresses[player]}`)).body;

  /** The contract's payout for each of the player's bets, in round order. */
  const ledger = async (player: number) => {
    const game = await world.game(player);
    const rewards = game.getFunction('calculatePotentialRewards');
    const own = script.flatMap(([, bets], index) =>
      bets[player] === undefined ? [] : [{ id: index + 1, stake: Math.abs(bets[player]) * 1000 }],
    );
    return Promise.all(
      own.map(async ({ id, stake }) => ({
        id,
        stake: ion(`${stake}`),
        payout: (await rewards.staticCall(id, addresses[player])) as bigint,
      })),
    );
  };

  test.each([
    [4, { total: 5, won: 3, lost: 1, refunded: 1, currentStreak: 1, longestStreak: 2 }],
    [5, { total: 3, won: 2, lost: 1, refunded: 0, currentStreak: 2, longestStreak: 2 }],
    [6, { total: 3, won: 0, lost: 2, refunded: 1, currentStreak: -2, longestStreak: 0 }],
  ])('the record of account %i matches what the contract pays', async (player, counts) => {
    const bets = await ledger(player);
    const record = await recordOf(player);
    let sum = 0n;
    const curve = bets.map(({ id, stake, payout }) => {
      sum += payout - stake;
      return { roundId: id, profit: amountOf(sum) };
    });
    expect(record).toEqual({
      ...counts,
      address: addresses[player],
      pending: 0,
      staked: amountOf(bets.reduce((all, { stake }) => all + stake, 0n)),
      paid: '0',
      claimable: amountOf(bets.reduce((all, { payout }) => all + payout, 0n)),
      profit: amountOf(sum),
      curve,
    });
  });

  test("a player's own summary has the same figures", async () => {
    const token = await world.signIn(4);
    const { body } = await world.get<PredictionsSummary>('/user/predictions-summary', token);
    const { address: _, ...figures } = await recordOf(4);
    expect(body).toEqual(figures);
  });

  test('the leaderboard has every player in order, with the figures of the records', async () => {
    const records = await Promise.all([4, 5, 6].map(recordOf));
    const expected = records
      .map(({ address, profit, staked, total, won, longestStreak: streak }) => {
        const [gain, volume] = [ion(profit), ion(staked)];
        const millionths = Number((gain * 1_000_000n) / volume);
        const row = { address, volume: `${volume}`, rounds: total, wins: won, streak };
        return { ...row, profit: `${gain}`, return: millionths / 1_000_000 };
      })
      .toSorted((a, b) => (BigInt(a.profit) > BigInt(b.profit) ? -1 : 1))
      .map((row, index) => ({ rank: index + 1, ...row }));
    const { body } = await world.get<LeaderboardPage>('/leaderboard');
    const all = { success: true, since: null, until: null, total: 3 };
    expect(body).toEqual({ ...all, data: expected, next: null });

    const first = await world.get<LeaderboardPage>('/leaderboard?limit=2');
    const next = `/leaderboard?limit=2&after=${first.body.next}`;
    const second = await world.get<LeaderboardPage>(next);
    expect([...first.body.data, ...second.body.data]).toEqual(expected);
    expect(second.body.next).toBeNull();

    const place = await world.get<LeaderboardPlace>(`/leaderboard/${expected[2]!.address}`);
    expect(place.body).toEqual({ ...all, data: expected[2], above: expected[1] });
  });

  test('the leaderboard of the day says when the day ends, and has no place for others', async () => {
    const { now } = (await world.get<{ now: number }>('/time')).body;
    const path = `/leaderboard/${addresses[7]}?order=streak&period=day`;
    const { body } = await world.get<LeaderboardPlace>(path);
    expect(body.data).toBeNull();
    expect(body.until! - body.since!).toBe(86_400);
    expect(body.until! * 1000).toBeGreaterThan(now);
  });

  test('the stream reports a claim, and the record follows it', async () => {
    const [first] = await ledger(5).then((bets) => bets.filter(({ payout }) => payout > 0n));
    const reader = await readEvents(world.api().url);
    await send(await world.game(5), 'claimRewards', first!.id);
    const paid = await eventually(async () => {
      const record = await recordOf(5);
      return record.paid !== '0' && record.paid;
    });
    expect(paid).toBe(amountOf(first!.payout));
    const { data } = await reader.next('claim');
    expect(data).toEqual({ roundId: first!.id, playerAddress: addresses[5] });
    reader.close();
  });

  test("an admin sees the house's result of the day, which matches what the contract kept", async () => {
    const bets = (await Promise.all([4, 5, 6].map(ledger))).flat();
    const sum = (some: readonly bigint[]) => some.reduce((all, amount) => all + amount, 0n);
    const { burned } = await world
      .game(0)
      .then((game) => game.getFunction('getContractStats').staticCall())
      .then(([, totalBurned]) => ({ burned: totalBurned as bigint }));
    const stakes = sum(bets.map(({ stake }) => stake));
    const payouts = sum(bets.map(({ payout }) => payout));
    const refunds = ion('60000');
    expect(burned).toBeGreaterThan(0n);
    const manager = await world.signIn(2);
    const read = () => world.get<HouseFigures>('/admin/figures?days=7', manager);
    const { days, total } = (await read()).body;
    expect(total).toEqual({
      rounds: 5,
      players: 3,
      stakes: `${stakes}`,
      payouts: `${payouts - refunds}`,
      refunds: `${refunds}`,
      burned: `${burned}`,
      result: `${stakes - payouts - burned}`,
    });
    expect(days).toHaveLength(7);
    const { now } = (await world.get<{ now: number }>('/time')).body;
    expect(days.at(-1)?.day).toBe(new Date(now).toISOString().slice(0, 10));
    // The rounds of a test around midnight fall on two days.
    expect(sum(days.map(({ result }) => BigInt(result)))).toBe(stakes - payouts - burned);
    expect((await world.get('/admin/figures', await world.signIn(4))).status).toBe(403);
    expect((await world.get('/admin/figures')).status).toBe(401);
  });

  test('an address that has never played has an empty record, in upper or lower case', async () => {
    const { body } = await world.get<PlayerRecord>(`/players/${addresses[7]!.toLowerCase()}`);
    expect(body).toMatchObject({ address: addresses[7], total: 0, profit: '0', curve: [] });
    const { body: page } = await world.get<PlayerPredictionsPage>(
      `/players/${addresses[7]}/predictions`,
    );
    expect(page).toEqual({ success: true, data: [], total: 0, next: null });
  });

  test("a player's predictions come in pages down to the first one, with prices and payouts", async () => {
    const found: PlayerPredictionsPage['data'] = [];
    let next: number | null = null;
    do {
      const before: string = next === null ? '' : `&before=${next}`;
      const path = `/players/${addresses[4]}/predictions?limit=2${before}`;
      const { body } = await world.get<PlayerPredictionsPage>(path);
      expect(body.total).toBe(5);
      found.push(...body.data);
      next = body.next;
    } while (next !== null);
    const bets = (await ledger(4)).reverse();
    expect(found.map(({ roundId, rewardAmount }) => [roundId, rewardAmount])).toEqual(
      bets.map(({ id, payout }) => [id, amountOf(payout)]),
    );
    const { body: round } = await world.get<Round>('/round/2');
    expect(found[3]).toEqual({
      roundId: 2,
      playerAddress: addresses[4],
      direction: 'DOWN',
      stakeAmount: '50000',
      status: true,
      isWinner: true,
      outcome: 'DOWN',
      rewardAmount: amountOf(bets[3]!.payout),
      position: expect.stringMatching(/^\d+\.\d+$/) as string,
      endTime: round.endTime,
      priceAtStart: 2500,
      priceAtEnd: 2400,
    });
  });

  test('the history of all players continues after the latest bets, down to the first', async () => {
    const fast = await world.get<PlayersHistoryResponse>('/contract/players/history-fast');
    const [newest, ...older] = fast.body.data;
    const path = (before: string) => `/contract/players/history?limit=4&before=${before}`;
    const found: PlayersHistoryPage['data'] = [];
    let next: string | null = newest!.position;
    while (next !== null) {
      const { body }: { body: PlayersHistoryPage } = await world.get(path(next));
      expect(body.total).toBe(11);
      found.push(...body.data);
      next = body.next;
    }
    expect(found).toEqual(older);
    expect(found).toHaveLength(10);
  });

  test('a round has the times of its predictions, oldest first', async () => {
    const { body } = await world.get<RoundEntries>('/round/2/entries');
    expect(body.roundId).toBe(2);
    expect(body.entries).toHaveLength(3);
    const times = body.entries.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const { body: of } = await world.get<PlayersHistoryPage>('/contract/players/history?roundId=2');
    expect(body.entries.map(({ direction, position }) => ({ direction, position }))).toEqual(
      of.data.map(({ direction, position }) => ({ direction, position })).toReversed(),
    );
    expect((await world.get('/round/99/entries')).body).toEqual({ roundId: 99, entries: [] });
  });

  test('a limited history has the first rows of the complete history', async () => {
    const path = '/contract/players/history-fast';
    const { body } = await world.get<PlayersHistoryResponse>(path);
    const first = await world.get<PlayersHistoryResponse>(`${path}?limit=10`);
    expect(body.data).toHaveLength(11);
    expect(first.body).toEqual({ ...body, data: body.data.slice(0, 10) });
    expect((await world.get(`${path}?limit=0`)).status).toBe(400);
  });

  test('the history of one round has only its predictions, in pages', async () => {
    const path = '/contract/players/history?roundId=2&limit=2';
    const first = await world.get<PlayersHistoryPage>(path);
    expect(first.body).toMatchObject({ total: 3, data: [{ roundId: 2 }, { roundId: 2 }] });
    const { body } = await world.get<PlayersHistoryPage>(`${path}&before=${first.body.next}`);
    expect(body).toMatchObject({ total: 3, next: null, data: [{ roundId: 2 }] });
    expect((await world.get('/contract/players/history?roundId=99')).body).toMatchObject({
      total: 0,
      data: [],
    });
  });

  test("reads the player's own limits and session from the contract", async () => {
    const game = await world.game(4);
    const { now } = (await world.get<{ now: number }>('/time')).body;
    const [key, end] = [addresses[5]!, Math.floor(now / 1000) + 3600];
    await send(game, 'setDailyLimit', ion('90000'));
    await send(game, 'authorizeSession', key, ion('40000'), ion('80000'), end);
    expect((await world.get('/user/bounds', await world.signIn(4))).body).toEqual({
      limits: { perDay: '90000', left: '90000', next: null, breakUntil: null },
      session: { key, perRound: '40000', left: '80000', end },
      // The next one: the session has used the first.
      nonce: '1',
    });
    expect((await world.get('/user/bounds')).status).toBe(401);
  });

  test.each(['players', 'leaderboard'])(
    'answers 304 if the caller has the current /%s/…',
    async (of) => {
      const url = `${world.api().url}/api/${of}/${addresses[6]}`;
      const etag = (await fetch(url)).headers.get('etag') ?? '';
      const again = await fetch(url, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  test.each([
    ['/players/nobody', ADDRESS_FORM],
    ['/players/0x12/predictions', ADDRESS_FORM],
    ['/leaderboard/nobody', ADDRESS_FORM],
    ['/leaderboard?order=luck', 'An order is `profit`, `return`, `volume` or `streak`.'],
    ['/leaderboard?period=month', 'A period is `day`, `week` or `always`.'],
    ['/leaderboard?after=7', '`after` is the `next` of the page before'],
    [`/leaderboard?order=streak&after=${10n ** 30n}.0x${'1'.repeat(40)}`, '`after` is the `next`'],
    ['/leaderboard?limit=101', 'querystring/limit'],
    ['/contract/players/history?before=7', 'querystring/before'],
    ['/contract/players/history?roundId=0', 'A round ID is a whole number'],
    ['/contract/players/history?limit=101', 'querystring/limit'],
  ])('answers %s with 400 and the reason', async (path, reason) => {
    const { status, body } = await world.get<ErrorBody>(path);
    expect(status).toBe(400);
    expect(body.message).toContain(reason);
  });

  test('a position beyond any block is not an error', async () => {
    const path = '/contract/players/history?limit=1&before=999999999999999.0';
    expect((await world.get<PlayersHistoryPage>(path)).body.data).toHaveLength(1);
  });

  test('limits requests for records to a fifth of other requests', async () => {
    const calls = Array.from({ length: 210 }, async () => world.get(`/players/${addresses[7]}`));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toContain(429);
  });
});
