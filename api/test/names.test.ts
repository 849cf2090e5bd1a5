import type { ErrorBody } from '@updown/protocol/api/common';
import type { LeaderboardPlace } from '@updown/protocol/api/leaderboard';
import type { OwnName } from '@updown/protocol/api/names';
import type {
  PlayerPredictionsPage,
  PlayerRecord,
  PlayersHistoryPage,
} from '@updown/protocol/api/record';
import type { PlayersHistoryResponse, Round } from '@updown/protocol/api/rounds';
import { predictionDomain } from '@updown/protocol/eip712';
import { playerNameTypes, type ChosenName } from '@updown/protocol/player-name';
import { fundPlayers } from './busy-game';
import { readEvents } from './event-reader';
import { eventually } from './eventually';
import { ion, onDatabases, send, startWorld, type World } from './world';

jest.setTimeout(300_000);

const SITE = 'http://localhost:3000';
const DAY = 86_400;

onDatabases(['PostgreSQL'], (kind) => {
  // Accounts of the local chain: 2 is the manager, 4 and above are players, of whom 4 and 5 have bet.
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ RATE_LIMIT_PER_MINUTE: '100000' }, kind);
    await fundPlayers(world);
    await world.post('/dev/price', { price: 2400 });
    await eventually(async () =>
      send(await world.game(0), 'startNewRound', await world.feedPrice()).catch(() => undefined),
    );
    for (const [player, up] of [
      [4, true],
      [5, false],
    ] as const) {
      await send(await world.game(player), 'makePrediction(bool,uint256)', up, ion('30000'));
    }
    await world.post('/dev/price', { price: 2500 });
    await world.pass(300);
    await eventually(async () => (await world.get<Round>('/round/1')).body.isResolved);
  });
  afterAll(() => world?.stop());

  const time = async () => (await world.get<{ now: number }>('/time')).body.now;

  /** Lets a day pass, and waits until the API knows. */
  const passDay = async () => {
    const before = await time();
    await world.pass(DAY);
    await eventually(async () => (await time()) >= before + DAY * 1000);
  };

  const signed = async (account: number, name: string, changes: Partial<ChosenName> = {}) => {
    const signer = await world.provider.getSigner(account);
    const expiresAt = Math.floor((await time()) / 1000) + 300;
    const message = { player: signer.address, name, site: SITE, expiresAt, ...changes };
    const domain = predictionDomain(31337, world.deployment.game);
    const signature = await signer.signTypedData(domain, playerNameTypes, message);
    return { name, expiresAt: message.expiresAt, signature };
  };
  const choose = async (account: number, name: string, changes?: Partial<ChosenName>) =>
    world.post<OwnName & ErrorBody>(
      '/user/name',
      await signed(account, name, changes),
      await world.signIn(account),
    );
  const own = async (account: number) =>
    (await world.get<OwnName>('/user/name', await world.signIn(account))).body;

  /** The player's name in every answer that has one. */
  const namesOf = async (account: number) => {
    const address = await world.account(account);
    const { body: place } = await world.get<LeaderboardPlace>(`/leaderboard/${address}`);
    const { body: live } = await world.get<PlayersHistoryResponse>(
      '/contract/players/history-fast',
    );
    const { body: older } = await world.get<PlayersHistoryPage>('/contract/players/history');
    const { body: record } = await world.get<PlayerRecord>(`/players/${address}`);
    const { body: bets } = await world.get<PlayerPredictionsPage>(
      `/players/${address}/predictions`,
    );
    const ofPlayer = ({ playerAddress }: { playerAddress: string | null }) =>
      playerAddress === address;
    return [
      place.data?.name,
      live.data.find(ofPlayer)?.name,
      older.data.find(ofPlayer)?.name,
      record.name,
      bets.data[0]?.name,
    ];
  };
  const everywhere = (name: string | undefined) => Array.from({ length: 5 }, () => name);

  test('a signed name stands in every answer beside the address, and reaches the open pages', async () => {
    expect(await namesOf(4)).toEqual(everywhere(undefined));
    const reader = await readEvents(world.api().url);
    const { status, body } = await choose(4, 'Ada-99');
    expect([status, body]).toEqual([
      200,
      { name: 'Ada-99', isHidden: false, changeableAt: expect.any(Number) as number },
    ]);
    expect(await namesOf(4)).toEqual(everywhere('Ada-99'));
    const { data } = await reader.next('name');
    expect(data).toEqual({ playerAddress: await world.account(4), name: 'Ada-99' });
    reader.close();
  });

  test('a new bet reaches the open pages with the name of its player', async () => {
    const reader = await readEvents(world.api().url);
    await eventually(async () =>
      send(await world.game(0), 'startNewRound', await world.feedPrice()).catch(() => undefined),
    );
    await send(await world.game(4), 'makePrediction(bool,uint256)', true, ion('30000'));
    const { data } = await reader.next('prediction', ({ roundId }) => roundId === 2);
    expect(data).toMatchObject({ playerAddress: await world.account(4), name: 'Ada-99' });
    reader.close();
  });

  test('names outlast a restart', async () => {
    await world.stopApi();
    await world.startApi();
    await eventually(async () => (await namesOf(4))[0] === 'Ada-99');
    expect(await namesOf(4)).toEqual(everywhere('Ada-99'));
  });

  test('without a signature, a name is only checked', async () => {
    const { status, body } = await world.post<OwnName>(
      '/user/name',
      { name: 'Grace' },
      await world.signIn(5),
    );
    expect([status, body]).toEqual([200, { name: null, isHidden: false, changeableAt: null }]);
  });

  test.each([
    ['name_form', 'a b'],
    ['name_reserved', 'Adm1n'],
    ['name_taken', 'ADA99'],
  ])('%s: %s is refused before the wallet signs it', async (code, name) => {
    const { status, body } = await world.post<ErrorBody>(
      '/user/name',
      { name },
      await world.signIn(5),
    );
    expect(body.error).toBe(code);
    expect(status).toBe(code === 'name_form' ? 400 : 409);
    expect((await choose(5, name)).body.error).toBe(code);
  });

  test.each([
    ['another name', { name: 'Other' }, 'signature_invalid'],
    ['another site', { site: 'https://elsewhere.example' }, 'signature_invalid'],
    ['another player', { player: `0x${'a1'.repeat(20)}` }, 'signature_invalid'],
    ['a time that is over', { expiresAt: 1 }, 'signature_expired'],
    ['a time that is far away', { expiresAt: 9_999_999_999 }, 'signature_too_long'],
  ])('a signature for %s is refused', async (_what, changes, code) => {
    const { status, body } = await choose(5, 'Grace', changes);
    expect([status, body.error]).toEqual([403, code]);
    expect((await own(5)).name).toBeNull();
  });

  test("another wallet's signature is refused, and so is a name without a session", async () => {
    const foreign = await signed(6, 'Grace', { player: await world.account(5) });
    const { status } = await world.post('/user/name', foreign, await world.signIn(5));
    expect(status).toBe(403);
    expect((await world.post('/user/name', await signed(5, 'Grace'))).status).toBe(401);
    expect((await world.get('/user/name')).status).toBe(401);
  });

  test('a contract wallet chooses a name by its own check of the signature', async () => {
    // Accepts any signature whose first byte is 1 (ERC-1271).
    const runtime =
      '60643560f81c600114601057600080fd5b7f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000f3';
    const token = await world.signIn(9);
    await world.anvil.rpc('anvil_setCode', [await world.account(9), `0x${runtime}`]);
    const { expiresAt } = await signed(9, 'Safe-Nine');
    const sendSigned = (signature: string) =>
      world.post('/user/name', { name: 'Safe-Nine', expiresAt, signature }, token);
    expect((await sendSigned('0x02')).status).toBe(403);
    expect((await sendSigned('0x01')).status).toBe(200);
    await world.anvil.rpc('anvil_setCode', [await world.account(9), '0x']);
  });

  test('of two players at once, one gets a name, and a player gets one of two', async () => {
    const answers = await Promise.all([choose(6, 'Twin'), choose(7, 'TW1N')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('name_taken');
    const both = await Promise.all([choose(8, 'First'), choose(8, 'Second')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error).toBe('name_too_soon');
  });

  test('a name can be changed once a day, and no old signature changes it back', async () => {
    const old = await signed(4, 'Ada-99');
    expect((await choose(4, 'Bea')).body.error).toBe('name_too_soon');
    await passDay();
    expect((await choose(4, 'Bea')).status).toBe(200);
    expect(await namesOf(4)).toEqual(everywhere('Bea'));
    await passDay();
    const replayed = await world.post<ErrorBody>('/user/name', old, await world.signIn(4));
    expect(replayed.body.error).toBe('signature_expired');
    expect((await own(4)).name).toBe('Bea');
  });

  test('a name that was given up is free, and its player waits a day for the next one', async () => {
    const { status, body } = await choose(4, '');
    expect([status, body.name]).toEqual([200, null]);
    expect(await namesOf(4)).toEqual(everywhere(undefined));
    expect((await choose(4, 'Bea')).body.error).toBe('name_too_soon');
    expect((await choose(5, 'Bea')).status).toBe(200);
    expect(await namesOf(5)).toEqual(everywhere('Bea'));
  });

  test('a hidden name is shown to its player only, until the operator shows it again', async () => {
    const manager = await world.signIn(2);
    const reader = await readEvents(world.api().url);
    const hidden = await world.command<{ data: object }>(2, manager, 'hide-name', { name: 'bea' });
    const player = await world.account(5);
    expect([hidden.status, hidden.body.data]).toEqual([200, { transactionHash: null, player }]);
    expect(await namesOf(5)).toEqual(everywhere(undefined));
    expect(await own(5)).toMatchObject({ name: 'Bea', isHidden: true });
    const { data } = await reader.next('name');
    expect(data).toEqual({ playerAddress: player, name: null });
    expect(reader.events.some(({ data }) => JSON.stringify(data).includes('Bea'))).toBe(false);
    reader.close();

    await passDay();
    expect((await choose(6, 'BEA')).body.error).toBe('name_reserved');
    expect((await world.command(2, manager, 'show-name', { name: 'Bea' })).status).toBe(200);
    expect(await namesOf(5)).toEqual(everywhere('Bea'));
    const { entries } = (
      await world.get<{ entries: { action: string; details: string }[] }>(
        '/admin/audit-log',
        manager,
      )
    ).body;
    expect(entries[0]).toMatchObject({
      action: 'show-name',
      details: 'name: Bea',
      outcome: 'done',
    });
  });

  test('a player cannot hide a name', async () => {
    const token = await world.signIn(6);
    const { status } = await world.command(6, token, 'hide-name', { name: 'Bea' });
    expect(status).toBe(403);
    expect(await namesOf(5)).toEqual(everywhere('Bea'));
  });
});
