import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ApiError } from '../src/schemas/common';
import type { Config } from '../src/schemas/system';
import { spawnApi } from './api-process';
import { eventually } from './eventually';
import { readEvents } from './event-reader';
import { onBothDatabases, startWorld, type World } from './world';

jest.setTimeout(300_000);

onBothDatabases((kind) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ CORS_ORIGINS: 'http://localhost:5173' }, kind);
  });
  afterAll(() => world?.stop());

  /** Whether nobody listens there any more. */
  const isRefused = (url: string) =>
    fetch(url).then(
      () => false,
      () => true,
    );

  it('tells what a page must know of the deployment', async () => {
    const { body } = await world.get<Config>('/config');
    expect(body).toMatchObject({
      chainId: 31337,
      network: 'Local Chain',
      isLocal: true,
      contracts: { game: world.deployment.game, token: world.deployment.token },
      token: { symbol: 'ION', decimals: 18 },
      roundDuration: 300,
      predictionLock: 5,
      sponsorsGas: false,
    });
  });

  it('carries the time of the chain on', async () => {
    await world.pass(1000);
    const block = await world.provider.getBlock('latest');
    const readTime = async () => (await world.get<{ now: number }>('/time')).body.now / 1000;
    const deadline = Date.now() + 5_000;
    while (Math.abs((await readTime()) - (block?.timestamp ?? 0)) > 3) {
      if (Date.now() > deadline) throw new Error('The jump of the clock was not noticed.');
    }
  });

  it('answers 304 to one who has the present answer', async () => {
    const first = await world.get('/deposit-limits');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('s-maxage');
    const url = `${world.api().url}/api/deposit-limits`;
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('holds the price where it is steered, until it is let go', async () => {
    const steer = (price: number | null) => world.post('/dev/price', { price });
    expect((await steer(2410)).body).toMatchObject({ message: 'The price is held at 2410.' });
    expect((await steer(null)).body).toMatchObject({ message: 'The price walks again.' });
    expect((await steer(0)).status).toBe(400);
  });

  it.each([
    ['/nowhere', 404, 'not_found'],
    ['/round/7', 404, 'not_found'],
    ['/round/zero', 400, 'bad_request'],
    ['/round/0', 400, 'bad_request'],
    ['/auth/nonce/0x12', 400, 'bad_request'],
    ['/price/history?days=400', 400, 'bad_request'],
    ['/price/history?days=2&interval=1m', 400, 'bad_request'],
    ['/price/current?asset=doge', 400, 'bad_request'],
    ['/users/me', 401, 'unauthorized'],
    ['/user/claimable-rewards-bypass', 401, 'unauthorized'],
    ['/admin/contract-info', 401, 'unauthorized'],
  ])('answers %s with %i and the one shape of errors', async (path, status, error) => {
    const answer = await world.get<ApiError>(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ success: false, error, message: expect.any(String) as string });
  });

  it('shows as many candles as pages ask for, and says where they are too many', async () => {
    const statusOf = async (query: string) => (await world.get(`/price/history?${query}`)).status;
    const shown = ['', 'days=1', 'days=3', 'days=30', 'days=1&interval=1m', 'days=3&interval=5m'];
    for (const query of [...shown, 'days=7&interval=5m', 'asset=ethereum&days=7&interval=1h'])
      expect([query, await statusOf(query)]).toEqual([query, 200]);
    expect(await statusOf('days=8&interval=5m')).toBe(400);
    const { body } = await world.get<ApiError>('/price/history?days=30&interval=1m');
    expect(body.message).toContain('With an interval of 1m, days is at most 1');
  });

  it('refuses what is no JSON, and too much of it', async () => {
    const url = `${world.api().url}/api/auth/verify`;
    const headers = { 'content-type': 'application/json' };
    const broken = await fetch(url, { method: 'POST', headers, body: '{"address":' });
    expect(broken.status).toBe(400);
    const large = JSON.stringify({ address: 'x'.repeat(100_000) });
    expect((await fetch(url, { method: 'POST', headers, body: large })).status).toBe(413);
  });

  it.each([
    ['is no HTTP', 'Is anybody there?\r\n\r\n', 400, 'bad_request'],
    [
      'has too large headers',
      `GET /api/health HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('answers what %s in the one shape of errors, too', async (_what, sent, status, error) => {
    const { hostname, port } = new URL(world.api().url);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({
      ...{ success: false, error, message: expect.any(String) as string },
    });
  });

  it('lets pages of the listed origins read, and no others', async () => {
    const url = `${world.api().url}/api/config`;
    const allowed = async (origin: string) =>
      (await fetch(url, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowed('https://evil.example')).toBeNull();
  });

  it('serves the OpenAPI document and a page about it', async () => {
    const { body } = await world.get<{ paths: Record<string, object> }>('/docs/json');
    expect(Object.keys(body.paths)).toContain('/api/contract/current-round-fast');
    const page = await world.get<string>('/docs');
    expect(page.status).toBe(200);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
    expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/swagger-ui-bundle/)]));
    for (const file of files) {
      const answer = await fetch(new URL(file, `${world.api().url}/api/docs`));
      expect([file, answer.status]).toEqual([file, 200]);
    }
  });

  it('tells Prometheus how it stands', async () => {
    const { body } = await world.get<string>('/metrics');
    expect(body).toMatch(/^updown_indexed_block \d+$/m);
    expect(body).toMatch(/^updown_leads 1$/m);
    expect(body).toMatch(/^updown_keeps 1$/m);
  });

  it('pays no gas unless the operator says so', async () => {
    const token = await world.signIn(4);
    const body = { direction: 'up', amount: 30000 };
    for (const answer of [
      await world.post<ApiError>('/predict', body, token),
      await world.post<ApiError>('/claim/1', undefined, token),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain('wallet');
    }
  });

  if (kind === 'PGlite')
    it('lets no second process at its database, and says which one is there', async () => {
      const second = await spawnApi(world.environment);
      expect(await second.ended()).toBe(1);
      expect(second.output()).toContain('in use by another process');
      expect(second.output()).toContain(`(${world.api().pid})`);
      expect((await world.get('/status')).status).toBe(200);
    });

  it('limits the calls from one address, other than public reads', async () => {
    const calls = (path: string, count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await world.get(path)).status));
    expect(new Set(await calls('/price/current', 400))).toEqual(new Set([200]));
    expect(await calls('/users/me', 320)).toContain(429);
  });

  it('finishes the call that is under way when it is stopped, and says nothing that is secret', async () => {
    await world.stopApi();
    const api = await world.startApi();
    const stream = await readEvents(api.url);
    const owner = await world.account(0);
    const sent = (tag: string) => world.provider.getTransactionCount(owner, tag);
    const before = await sent('latest');
    // The call waits for a block, and there is none before its process was told to stop.
    await world.anvil.rpc('evm_setIntervalMining', 0);
    await world.anvil.rpc('evm_setAutomine', false);
    const call = world.post<ApiError>('/dev/faucet', { address: await world.account(4) });
    await eventually(async () => (await sent('pending')) > before);
    const stopped = api.stop();
    await eventually(() => Promise.resolve(stream.isClosed()));
    await eventually(() => isRefused(api.url));
    await world.anvil.rpc('evm_setAutomine', true);
    await world.anvil.rpc('evm_mine');
    expect(await call).toMatchObject({ status: 200, body: { success: true } });
    expect(await stopped).toBe(0);
    expect(api.output()).not.toMatch(/eyJ|Bearer/);
  });
});
