import type { PushKey } from '@updown/protocol/api/push';
import { startApiProcess } from './api-process';
import { eventually } from './eventually';
import { pushSettings, startPushService, type PushBrowser, type PushService } from './push-service';
import { ion, onDatabases, send, startWorld, type World } from './world';

jest.setTimeout(120_000);

// No browser's push service is available here. The messages go to a local one, which checks the protocol as a real one
// does, and decrypts each message with the browser's private key.

onDatabases(['PostgreSQL'], (kind) => {
  let world: World;
  let service: PushService;
  let operator: Record<string, string>;
  const tokens: string[] = [];
  beforeAll(async () => {
    service = await startPushService();
    operator = pushSettings(service.url);
    service.expectOperator(operator.PUSH_PUBLIC_KEY ?? '');
    world = await startWorld(operator, kind);
    for (const player of [4, 5, 6]) {
      await world.post('/dev/faucet', { address: await world.account(player) });
      await send(await world.token(player), 'approve', world.deployment.game, ion('1000000'));
      tokens[player] = await world.signIn(player);
    }
  });
  afterAll(async () => {
    await world?.stop();
    await service?.stop();
  });

  const subscribe = async (player: number, browser: PushBrowser, language = 'en') => {
    const body = { ...browser.subscription, language };
    return (await world.post('/push/subscribe', body, tokens[player])).status;
  };
  const unsubscribe = ({ subscription: { endpoint } }: PushBrowser, player: number) =>
    world.post('/push/unsubscribe', { endpoint }, tokens[player]);
  const newBrowser = async (player: number, language?: string) => {
    const browser = service.newBrowser();
    expect(await subscribe(player, browser, language)).toBe(200);
    return browser;
  };
  const bodies = ({ received }: PushBrowser) => received.map(({ message }) => message.body);
  const gets = (browser: PushBrowser, count: number) =>
    eventually(() => Promise.resolve(browser.received.length >= count));

  let round = 0;
  const isKnown = (id: number) =>
    eventually(async () => (await world.get(`/round/${id}`)).status === 200);
  /** Starts a round in which the players bet on UP or DOWN. */
  const startRound = async (bets: Readonly<Record<number, boolean>>) => {
    round++;
    await world.post('/dev/price', { price: 2500 });
    await send(await world.game(0), 'startNewRound', await world.feedPrice());
    for (const [player, up] of Object.entries(bets)) {
      const game = await world.game(Number(player));
      await send(game, 'makePrediction(bool,uint256)', up, ion('30000'));
    }
    await isKnown(round);
  };
  const resolve = async (price: number) => {
    await world.post('/dev/price', { price });
    await world.pass(300);
    await eventually(async () => {
      const { body } = await world.get<{ outcome: string | null }>(`/round/${round}`);
      return body.outcome !== null;
    });
  };
  /** A later message has come, so an earlier one would have, too. */
  const nothingElse = async (browser: PushBrowser, count: number) => {
    const other = await newBrowser(6);
    await startRound({ 6: true });
    await resolve(2600);
    await gets(other, 1);
    await unsubscribe(other, 6);
    expect(browser.received).toHaveLength(count);
  };

  test('gives every visitor the key, and takes subscriptions of players only', async () => {
    const { body } = await world.get<PushKey>('/push');
    expect(body).toEqual({ publicKey: operator.PUSH_PUBLIC_KEY });
    const { subscription } = service.newBrowser();
    const asked = { ...subscription, language: 'en' };
    expect((await world.post('/push/subscribe', asked)).status).toBe(401);
    expect((await world.post('/push/unsubscribe', subscription)).status).toBe(401);
  });

  test.each([
    ['at another host', { endpoint: 'https://internal.example/send/1' }],
    ['at another port', { endpoint: 'http://127.0.0.1:1/send/1' }],
    ['that is no URL', { endpoint: 'send' }],
    [
      'with a key that is no point of the curve',
      { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
    ],
    ['in another language', { language: 'tlh' }],
  ])('refuses a subscription %s', async (_what, changes) => {
    const body = {
      ...service.newBrowser().subscription,
      language: 'en',
      ...changes,
    };
    expect((await world.post('/push/subscribe', body, tokens[4])).status).toBe(400);
  });

  const change = (was: PushBrowser, { subscription: { endpoint, keys } }: PushBrowser) =>
    world.post('/push/changed', { was: was.subscription.endpoint, endpoint, keys });

  test('follows a browser that changes its subscription while no page is open', async () => {
    const old = await newBrowser(4, 'es');
    const next = service.newBrowser();
    expect((await change(old, next)).status).toBe(200);
    await startRound({ 4: true });
    await resolve(2600);
    await gets(next, 1);
    expect(bodies(next)).toEqual([`Ganaste la ronda #${round}.`]);
    expect(old.received).toEqual([]);
    await unsubscribe(next, 4);
  });

  test('takes no change of a subscription that it does not know, nor to another host', async () => {
    const [unknown, next] = [service.newBrowser(), service.newBrowser()];
    expect((await change(unknown, next)).status).toBe(200);
    await startRound({ 4: true });
    await resolve(2600);
    await nothingElse(next, 0);
    const known = await newBrowser(4);
    const elsewhere = { ...next.subscription, endpoint: 'https://internal.example/send/1' };
    expect((await change(known, { ...next, subscription: elsewhere })).status).toBe(400);
    await unsubscribe(known, 4);
  });

  test("tells each player's browsers the result in their language, encrypted and signed", async () => {
    const winner = await newBrowser(4);
    const alsoWinner = await newBrowser(4, 'zh');
    const loser = await newBrowser(5, 'es');
    await startRound({ 4: true, 5: false });
    await resolve(2600);
    for (const browser of [winner, alsoWinner, loser]) await gets(browser, 1);
    expect(winner.received[0]?.message).toEqual({
      title: 'Your round has ended',
      body: `You won round #${round}.`,
      tag: `round-${round}`,
      language: 'en',
    });
    expect(winner.received[0]?.headers).toMatchObject({
      topic: `round-${round}`,
    });
    // The time of the chain may be a second ahead.
    expect(Number(winner.received[0]?.headers.ttl)).toBeLessThanOrEqual(601);
    expect(bodies(alsoWinner)).toEqual([`您赢了第 #${round} 轮。`]);
    expect(bodies(loser)).toEqual([`Perdiste la ronda #${round}.`]);

    // Somebody else sends the payout.
    await send(await world.game(0), 'claimRewardsFor', await world.account(4), round);
    await gets(winner, 2);
    expect(winner.received[1]?.message).toMatchObject({
      title: 'Paid to your wallet',
      body: `54,000 ION from round #${round}`,
      tag: `paid-${round}`,
    });
    await nothingElse(loser, 1);
    for (const browser of [winner, alsoWinner]) await unsubscribe(browser, 4);
    await unsubscribe(loser, 5);
    await nothingElse(winner, 2);
  });

  test('does not tell a player about their own claim', async () => {
    const browser = await newBrowser(4);
    await startRound({ 4: true });
    await resolve(2600);
    await gets(browser, 1);
    await send(await world.game(4), 'claimRewards', round);
    await nothingElse(browser, 1);
    await unsubscribe(browser, 4);
  });

  test('keeps the newest five browsers of a player, and moves a browser to the next player', async () => {
    const browsers: PushBrowser[] = [];
    for (let n = 0; n < 6; n++) browsers.push(await newBrowser(4));
    const [oldest, second] = browsers;
    if (!oldest || !second) throw new Error('There is no browser.');
    expect(await subscribe(5, second)).toBe(200);
    await startRound({ 4: true, 5: false });
    await resolve(2600);
    for (const browser of browsers.slice(1)) await gets(browser, 1);
    expect(bodies(second)).toEqual([`You lost round #${round}.`]);
    await nothingElse(oldest, 0);
    // The subscription is no longer theirs.
    await unsubscribe(second, 4);
    await startRound({ 5: true });
    await resolve(2400);
    await gets(second, 2);
    for (const browser of browsers) {
      await unsubscribe(browser, 4);
      await unsubscribe(browser, 5);
    }
  });

  test('retries while the push service is busy, and drops a browser that is gone', async () => {
    const [busy, gone, refused] = [await newBrowser(4), await newBrowser(5), await newBrowser(6)];
    busy.answers.push(503, 429);
    gone.answers.push(410);
    refused.answers.push(400);
    await startRound({ 4: true, 5: true, 6: true });
    await resolve(2600);
    await gets(busy, 3);
    expect(busy.received.map(({ status }) => status)).toEqual([503, 429, 201]);
    await startRound({ 4: true, 5: true, 6: true });
    await resolve(2600);
    await gets(busy, 4);
    await gets(refused, 2);
    expect(refused.received.map(({ status }) => status)).toEqual([400, 201]);
    expect(gone.received.map(({ status }) => status)).toEqual([410]);
    const metrics = (await world.get<string>('/metrics')).body;
    expect(metrics).toMatch(/^updown_push_messages_total\{outcome="gone"\} 1$/m);
    expect(metrics).toMatch(/^updown_push_messages_total\{outcome="failed"\} 1$/m);
    for (const [player, browser] of [[4, busy] as const, [6, refused] as const]) {
      await unsubscribe(browser, player);
    }
  });

  test('tells an event once, over a restart and a reorganisation', async () => {
    const browser = await newBrowser(4);
    await startRound({ 4: true });
    const snapshot = await world.anvil.rpc('evm_snapshot');
    await resolve(2600);
    await gets(browser, 1);
    await world.stopApi();
    await world.startApi();
    await world.anvil.rpc('evm_revert', [snapshot]);
    await eventually(async () => {
      const { body } = await world.get<{ outcome: string | null }>(`/round/${round}`);
      return body.outcome === null;
    });
    await resolve(2700);
    await nothingElse(browser, 1);
    await unsubscribe(browser, 4);
  });

  test('sends nothing without keys, and later what is not old', async () => {
    const browser = await newBrowser(4);
    await world.stopApi();
    await world.startApi({
      PUSH_PUBLIC_KEY: '',
      PUSH_PRIVATE_KEY: '',
      PUSH_SUBJECT: '',
    });
    expect((await world.get('/push')).body).toEqual({ publicKey: null });
    const body = { ...service.newBrowser().subscription, language: 'en' };
    const answer = await world.post<{ message: string }>('/push/subscribe', body, tokens[4]);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('The operator of this game sends no notifications.');
    await startRound({ 4: true });
    await resolve(2600);
    await world.pass(601);
    await startRound({ 4: true });
    await resolve(2600);
    await world.stopApi();
    await world.startApi();
    await gets(browser, 1);
    expect(bodies(browser)).toEqual([`You won round #${round}.`]);
    await unsubscribe(browser, 4);
  });

  test('ends with the session, also if the page does not unsubscribe', async () => {
    const browser = service.newBrowser();
    const token = await world.signIn(4);
    const body = { ...browser.subscription, language: 'en' };
    expect((await world.post('/push/subscribe', body, token)).status).toBe(200);
    await world.post('/auth/logout', undefined, token);
    await startRound({ 4: true });
    await resolve(2600);
    await nothingElse(browser, 0);
  });

  test('indexes on while a push service does not answer', async () => {
    const silent = await newBrowser(4);
    silent.answers.push(null);
    await startRound({ 4: true });
    await resolve(2600);
    await gets(silent, 1);
    await startRound({ 5: true });
    await resolve(2600);
    await unsubscribe(silent, 4);
  });

  if (kind !== 'PostgreSQL') return;

  test('one of two processes sends, and the other one after its death', async () => {
    const first = world.api();
    const second = await startApiProcess(world.environment);
    try {
      const browser = await newBrowser(4);
      await startRound({ 4: true });
      await resolve(2600);
      await gets(browser, 1);
      await startRound({ 4: true });
      await world.post('/dev/price', { price: 2600 });
      await world.pass(300);
      await first.kill();
      await gets(browser, 2);
      expect(bodies(browser)).toEqual([`You won round #${round - 1}.`, `You won round #${round}.`]);
    } finally {
      await second.stop();
    }
  });
});
