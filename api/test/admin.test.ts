import type { ApiError } from '../src/schemas/common';
import type { AuditLog, OperatorOverview, PriceCheck } from '../src/schemas/operator';
import type { Static } from 'typebox';
import { eventually } from './eventually';
import { ion, onBothDatabases, send, startWorld, type World } from './world';

jest.setTimeout(90_000);

onBothDatabases((kind) => {
  // The accounts of the local chain: 0 is the owner's, 2 the manager's, from 4 on they are players'.
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
  const log = async () =>
    (await world.get<Static<typeof AuditLog>>('/admin/audit-log', manager)).body.entries;
  const minimum = { amount: '40000' };

  describe('a command', () => {
    it('needs the signature of the admin’s wallet', async () => {
      const { status, body } = await world.post<ApiError>('/admin/start-round', {}, manager);
      expect(status).toBe(403);
      expect(body.error).toBe('signature_required');
    });

    it.each([
      ['another command', { command: 'set-maximum-deposit' }, /not over this command/],
      ['other arguments', { details: 'amount: 1' }, /not over this command/],
      [
        'another admin',
        { admin: '0x00000000000000000000000000000000000000A1' },
        /not of your wallet/,
      ],
      ['a time that is over', { expiresAt: 1 }, /expired/],
      ['too long a time', { expiresAt: 9_999_999_999 }, /too long/],
    ])('is refused where %s was signed', async (_what, changes, message) => {
      const name = 'set-minimum-deposit';
      const { status, body } = await world.command<ApiError>(2, manager, name, minimum, changes);
      expect(status).toBe(403);
      expect(body.message).toMatch(message);
    });

    it('is refused where another wallet signed, or the token is a player’s', async () => {
      const byPlayer = await world.command<ApiError>(4, manager, 'set-minimum-deposit', minimum);
      expect(byPlayer.body.error).toBe('signature_required');
      const asPlayer = await world.command<ApiError>(4, player, 'set-minimum-deposit', minimum);
      expect(asPlayer.body.error).toBe('forbidden');
    });

    it('is carried out once, however often it is sent', async () => {
      const nonce = `0x${'7a'.repeat(32)}`;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          world.command<ApiError>(2, manager, 'set-minimum-deposit', minimum, { nonce }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
      const entries = await log();
      expect(
        entries.filter(({ action, via }) => action === 'set-minimum-deposit' && via === 'api'),
      ).toHaveLength(1);
    });

    it('is taken from an admin whose wallet is a contract', async () => {
      const runtime =
        '60643560f81c600114601057600080fd5b7f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000f3';
      await world.anvil.rpc('anvil_setCode', await world.account(0), `0x${runtime}`);
      const { now } = (await world.get<{ now: number }>('/time')).body;
      const give = (signature: string) => {
        const nonce = `0x${'1c'.repeat(32)}`;
        const proof = { nonce, expiresAt: Math.floor(now / 1000) + 300, signature };
        return world.post('/admin/set-maximum-deposit', { amount: 2_000_000, proof }, owner);
      };
      expect((await give('0x02')).status).toBe(403);
      expect((await give('0x01')).status).toBe(200);
      await world.anvil.rpc('anvil_setCode', await world.account(0), '0x');
    });
  });

  describe('the audit log', () => {
    it('is for admins only', async () => {
      expect((await world.get('/admin/audit-log', player)).status).toBe(403);
      expect((await world.get('/admin/overview', player)).status).toBe(403);
      expect((await world.get('/admin/audit-log')).status).toBe(401);
    });

    it('tells who did what, with the transaction, and what became of it', async () => {
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

    it('keeps a command that the contract refused, with the reason', async () => {
      await world.command(2, manager, 'resolve-round', { roundId: 9 });
      expect((await log())[0]).toMatchObject({
        ...{ action: 'resolve-round', details: 'roundId: 9', outcome: 'failed' },
        ...{ message: 'There is no such round.', transactionHash: null },
      });
    });

    it('tells what admins sent to the contract past the API', async () => {
      const game = await world.game(0);
      const hash = await send(game, 'pause');
      const paused = await eventually(async () =>
        (await log()).find(({ action }) => action === 'pause'),
      );
      expect(paused).toMatchObject({
        ...{ admin: await world.account(0), via: 'wallet', outcome: 'done', transactionHash: hash },
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
    it('shows the exposure of the running round, and what it may cost', async () => {
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
        ...{ roundId: 1, up: '50000', down: '0', upPlayers: 1, downPlayers: 0 },
        ...{ payoutIfUp: '90000', payoutIfDown: '0' },
      });
      // The stake and 80 %.
      expect(seen).toMatchObject({ worstCaseLiability: '90000', freeReserve: '99960500' });
      expect(seen.waiting).toEqual([]);
    });

    it('shows the feed’s answers and what the keeper did', async () => {
      const { feed, keeper } = await overview();
      expect(feed).toMatchObject({ isOwn: true, address: world.deployment.feed });
      expect(feed.answers[0]?.price).toBe(2400);
      expect(feed.answers.length).toBeGreaterThan(1);
      expect(keeper).toMatchObject({ address: await world.account(1) });
      expect(keeper?.actions.map(({ action }) => action)).toContain('postAnswer');
      expect(keeper?.actions[0]?.transactionHash).toMatch(/^0x/);
    });
  });

  it('tells of an ended round that the keeper resolved it, beside all the prices', async () => {
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

  it('tells what the price service answers, and asks it once for many', async () => {
    const first = (await world.get<PriceCheck>('/price/check')).body;
    expect(first).toMatchObject({ provider: 'simulated', cached: false, error: null, age: 0 });
    expect(first.price).toBeGreaterThan(0);
    const second = (await world.get<PriceCheck>('/price/check')).body;
    expect(second).toMatchObject({ price: first.price, cached: true });
  });
});
