import type { ErrorBody } from '@updown/protocol/api/common';
import type { AuditLog, OperatorOverview, PriceCheck } from '@updown/protocol/api/operator';
import { amountOf } from '../src/game/units';
import { eventually } from './eventually';
import { ion, onDatabases, send, startWorld, type World } from './world';

jest.setTimeout(90_000);

onDatabases(['PostgreSQL'], (kind) => {
  // Accounts of the local chain: 0 is the owner, 2 the manager, 4 and above are players.
  let world: World;
  let owner: string;
  let manager: string;
  let player: string;
  beforeAll(async () => {
    world = await startWorld({}, kind);
    [owner, manager, player] = [
      await world.signIn(0),
      await world.signIn(2),
      await world.signIn(4),
    ];
  });
  afterAll(() => world?.stop());

  const overview = async () => (await world.get<OperatorOverview>('/admin/overview', manager)).body;
  const log = async () => (await world.get<AuditLog>('/admin/audit-log', manager)).body.entries;
  const minimum = { amount: '40000' };

  describe('a command', () => {
    test('needs the signature of the admin’s wallet', async () => {
      const { status, body } = await world.post<ErrorBody>('/admin/start-round', {}, manager);
      expect(status).toBe(403);
      expect(body.error).toBe('signature_required');
    });

    test.each([
      ['another command', { command: 'set-maximum-deposit' }, /not for this command/],
      ['other arguments', { details: 'amount: 1' }, /not for this command/],
      [
        'another admin’s address',
        { admin: '0x00000000000000000000000000000000000000A1' },
        /not from your wallet/,
      ],
      ['an expiry in the past', { expiresAt: 1 }, /expired/],
      ['an expiry too far in the future', { expiresAt: 9_999_999_999 }, /expires too late/],
    ])('is rejected if the signature covers %s [spec 6.6b]', async (_what, changes, message) => {
      const name = 'set-minimum-deposit';
      const { status, body } = await world.command<ErrorBody>(2, manager, name, minimum, changes);
      expect(status).toBe(403);
      expect(body.message).toMatch(message);
    });

    test('is rejected if another wallet signed it, or if the token belongs to a player', async () => {
      const byPlayer = await world.command<ErrorBody>(4, manager, 'set-minimum-deposit', minimum);
      expect(byPlayer.body.error).toBe('command_signature_invalid');
      const asPlayer = await world.command<ErrorBody>(4, player, 'set-minimum-deposit', minimum);
      expect(asPlayer.body.error).toBe('forbidden');
    });

    test('runs once, however often it is sent [spec 6.6c]', async () => {
      const nonce = `0x${'7a'.repeat(32)}`;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          world.command<ErrorBody>(2, manager, 'set-minimum-deposit', minimum, { nonce }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
      const entries = await log();
      expect(
        entries.filter(({ action, via }) => action === 'set-minimum-deposit' && via === 'api'),
      ).toHaveLength(1);
    });

    test('is accepted from an admin whose wallet is a contract [spec 1.5c]', async () => {
      const runtime =
        '60643560f81c600114601057600080fd5b7f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000f3';
      await world.anvil.rpc('anvil_setCode', [await world.account(0), `0x${runtime}`]);
      const { now } = (await world.get<{ now: number }>('/time')).body;
      const sendSigned = (signature: string) => {
        const nonce = `0x${'1c'.repeat(32)}`;
        const proof = { nonce, expiresAt: Math.floor(now / 1000) + 300, signature };
        return world.post('/admin/set-maximum-deposit', { amount: 2_000_000, proof }, owner);
      };
      expect((await sendSigned('0x02')).status).toBe(403);
      expect((await sendSigned('0x01')).status).toBe(200);
      await world.anvil.rpc('anvil_setCode', [await world.account(0), '0x']);
    });
  });

  describe('the audit log', () => {
    test('is for admins only', async () => {
      expect((await world.get('/admin/audit-log', player)).status).toBe(403);
      expect((await world.get('/admin/overview', player)).status).toBe(403);
      expect((await world.get('/admin/audit-log')).status).toBe(401);
    });

    test('shows the admin, the command, the transaction and the outcome', async () => {
      const [latest] = await log();
      expect(latest).toMatchObject({
        admin: await world.account(0),
        action: 'set-maximum-deposit',
        details: 'amount: 2000000',
        via: 'api',
        outcome: 'done',
      });
      expect(latest?.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
    });

    test('shows a command that the contract rejected, with the reason', async () => {
      const rejected = await world.command(2, manager, 'resolve-round', { roundId: 9 });
      expect(rejected.status).toBe(409);
      expect((await log())[0]).toMatchObject({
        action: 'resolve-round',
        details: 'roundId: 9',
        outcome: 'failed',
        message: 'There is no such round.',
        transactionHash: null,
      });
    });

    test('shows calls that admins sent directly to the contract', async () => {
      const game = await world.game(0);
      const hash = await send(game, 'pause');
      const paused = await eventually(async () =>
        (await log()).find(({ action }) => action === 'pause'),
      );
      expect(paused).toMatchObject({
        admin: await world.account(0),
        via: 'wallet',
        outcome: 'done',
        transactionHash: hash,
      });
      expect(await overview()).toMatchObject({ isPaused: true });
      await send(game, 'unpause');
      await send(await world.token(0), 'approve', world.deployment.game, ion('500'));
      await send(game, 'fundReserve', ion('500'));
      const funded = await eventually(async () =>
        (await log()).find(({ details }) => details === 'amount: 500 ION'),
      );
      expect(funded.action).toBe('fund-reserve');
      expect(await overview()).toMatchObject({ isPaused: false, freeReserve: '100000500' });
    });
  });

  describe('the overview', () => {
    test('shows the exposure of the running round and its liability', async () => {
      await world.post('/dev/price', { price: 2400 });
      expect((await world.command(2, manager, 'start-round')).status).toBe(200);
      expect((await world.post('/dev/faucet', { address: await world.account(4) })).status).toBe(
        200,
      );
      await send(await world.token(4), 'approve', world.deployment.game, ion('50000'));
      await send(await world.game(4), 'makePrediction(bool,uint256)', true, ion('50000'));
      const seen = await eventually(async () => {
        const now = await overview();
        return now.exposure?.up === '50000' && now;
      });
      expect(seen.exposure).toEqual({
        roundId: 1,
        up: '50000',
        down: '0',
        upPlayers: 1,
        downPlayers: 0,
        payoutIfUp: '90000',
        payoutIfDown: '0',
      });
      // The stake plus 80 %.
      expect(seen).toMatchObject({ worstCaseLiability: '90000', freeReserve: '99960500' });
      expect(seen.waiting).toEqual([]);
      const { maxRoundExposure } = await world
        .game(0)
        .then((game) => game.getFunction('maxRoundExposure').staticCall())
        .then((units: bigint) => ({ maxRoundExposure: units }));
      expect(seen).toMatchObject({
        openPayouts: '90000',
        roundExposure: amountOf(maxRoundExposure),
      });
    });

    test('shows the feed’s answers and the keeper’s actions', async () => {
      const { feed, keeper } = await overview();
      expect(feed).toMatchObject({ isOwn: true, address: world.deployment.feed });
      expect(feed.answers[0]?.price).toBe(2400);
      expect(feed.answers.length).toBeGreaterThan(1);
      expect(keeper).toMatchObject({ address: await world.account(1) });
      expect(keeper?.actions.map(({ action }) => action)).toContain('postAnswer');
      expect(keeper?.actions[0]?.transactionHash).toMatch(/^0x/);
      expect(keeper?.transactionsLeft).toBeGreaterThan(1_000);
    });

    test('shows the progress of the index and the failed requests', async () => {
      const before = await overview();
      expect(before.index.block).toBeGreaterThan(0);
      expect(before.index.chainBlock).toBeGreaterThanOrEqual(before.index.block);
      expect(before.index.silentSeconds).toBeLessThan(10);
      expect(before.calls).toMatchObject({ seconds: 300, failed: 0 });
      for (let call = 0; call < 3; call++) await world.get('/deposit-limits');
      const { calls } = await overview();
      expect(calls.total).toBeGreaterThanOrEqual(before.calls.total + 4);
    });
  });

  test('lists the resolution of a round by the keeper, and at most three posted prices', async () => {
    await world.pass(301);
    const resolved = await eventually(async () =>
      (await overview()).keeper?.actions.find(({ action }) => action === 'resolveRound'),
    );
    expect(resolved).toMatchObject({ details: 'round: 1', error: null });
    const posts = (await overview()).keeper?.actions.filter(
      ({ action }) => action === 'postAnswer',
    );
    expect(posts?.length).toBeLessThanOrEqual(3);
  });

  test('shows the price from the price service, and calls the service once for two requests', async () => {
    const first = (await world.get<PriceCheck>('/price/check')).body;
    expect(first).toMatchObject({ provider: 'simulated', cached: false, error: null, age: 0 });
    expect(first.price).toBeGreaterThan(0);
    const second = (await world.get<PriceCheck>('/price/check')).body;
    expect(second).toMatchObject({ price: first.price, cached: true });
  });
});
