import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorBody } from '@updown/protocol/api/common';
import type { Config } from '@updown/protocol/api/system';
import { metricsRead, missingIn } from '../../scripts/operate/testing/monitoring-files';
import { spawnApi } from './api-process';
import { readEvents } from './event-reader';
import { eventually } from './eventually';
import { onDatabases, startWorld, type World } from './world';

jest.setTimeout(300_000);

onDatabases(['PGlite'], (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ CORS_ORIGINS: 'http://localhost:5173' }, kind);
  });
  afterAll(() => world?.stop());

  /** Whether the server refuses connections. */
  const isRefused = (url: string) =>
    fetch(url).then(
      () => false,
      () => true,
    );

  test('serves the configuration that a page needs [spec 9.1c]', async () => {
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
      payOutSeconds: null,
      startsRounds: false,
    });
  });

  test('follows the clock of the chain', async () => {
    await world.pass(1000);
    const block = await world.provider.getBlock('latest');
    const readTime = async () => (await world.get<{ now: number }>('/time')).body.now / 1000;
    const deadline = Date.now() + 5_000;
    while (Math.abs((await readTime()) - (block?.timestamp ?? 0)) > 3) {
      if (Date.now() > deadline) throw new Error('The API did not notice the jump of the clock.');
    }
  });

  test('answers 304 if the client has the current response', async () => {
    const first = await world.get('/deposit-limits');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('s-maxage');
    const url = `${world.api().url}/api/deposit-limits`;
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('holds an overridden price until the override ends', async () => {
    const overridePrice = (price: number | null) => world.post('/dev/price', { price });
    expect((await overridePrice(2410)).body).toMatchObject({
      message: 'The price is held at 2410.',
    });
    expect((await overridePrice(null)).body).toMatchObject({
      message: 'The price moves freely again.',
    });
    expect((await overridePrice(0)).status).toBe(400);
  });

  test.each([
    ['/nowhere', 404, 'not_found'],
    ['/round/7', 404, 'no_such_round'],
    ['/round/zero', 400, 'round_id_form'],
    ['/round/0', 400, 'round_id_form'],
    ['/auth/nonce/0x12', 400, 'address_form'],
    ['/price/history?days=400', 400, 'bad_request'],
    ['/price/history?days=2&interval=1m', 400, 'bad_request'],
    ['/price/current?asset=doge', 400, 'bad_request'],
    ['/users/me', 401, 'unauthorized'],
    ['/user/claimable-rewards-bypass', 401, 'unauthorized'],
    ['/admin/contract-info', 401, 'unauthorized'],
  ])('answers %s with %i and the standard error body', async (path, status, error) => {
    const answer = await world.get<ErrorBody>(path);
    expect(answer.status).toBe(status);
    const message = expect.any(String) as string;
    expect(answer.body).toEqual({ success: false, error, message, params: {} });
  });

  test('serves every range of candles that pages request, and rejects longer ones', async () => {
    const statusOf = async (query: string) => (await world.get(`/price/history?${query}`)).status;
    const shown = ['', 'days=1', 'days=3', 'days=30', 'days=1&interval=1m', 'days=3&interval=5m'];
    for (const query of [...shown, 'days=7&interval=5m', 'asset=ethereum&days=7&interval=1h']) {
      expect([query, await statusOf(query)]).toEqual([query, 200]);
    }
    expect(await statusOf('days=8&interval=5m')).toBe(400);
    const { body } = await world.get<ErrorBody>('/price/history?days=30&interval=1m');
    expect(body.message).toContain('With an interval of 1m, days is at most 1');
  });

  test('rejects invalid JSON and a body that is too large', async () => {
    const url = `${world.api().url}/api/auth/verify`;
    const headers = { 'content-type': 'application/json' };
    const broken = await fetch(url, { method: 'POST', headers, body: '{"address":' });
    expect(broken.status).toBe(400);
    const large = JSON.stringify({ address: 'x'.repeat(100_000) });
    expect((await fetch(url, { method: 'POST', headers, body: large })).status).toBe(413);
  });

  test.each([
    ['a message that is not HTTP', 'Is anybody there?\r\n\r\n', 400, 'bad_request'],
    [
      'a request with too large headers',
      `GET /api/health HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('answers %s with the standard error body', async (_what, sent, status, error) => {
    const { hostname, port } = new URL(world.api().url);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({
      success: false,
      error,
      message: expect.any(String) as string,
      params: {},
    });
  });

  test('rejects requests for other host names, even for answers from memory', async () => {
    for (let i = 0; i < 3; i++) await world.get('/status');
    for (const path of ['/api/status', '/api/auth/nonce/0x12']) {
      const { hostname, port } = new URL(world.api().url);
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 421 [^]*"error":"misdirected_request"/);
    }
  });

  test('lets only pages from the listed origins read responses', async () => {
    const url = `${world.api().url}/api/config`;
    const allowed = async (origin: string) =>
      (await fetch(url, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowed('https://evil.example')).toBeNull();
  });

  test('serves the OpenAPI document and its documentation page', async () => {
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

  test('serves metrics for Prometheus', async () => {
    const { body } = await world.get<string>('/metrics');
    expect(body).toMatch(/^updown_indexed_block \d+$/m);
    expect(body).toMatch(/^updown_leads 1$/m);
    expect(body).toMatch(/^updown_keeps 1$/m);
    // The metrics that rules and dashboards read (operations/monitoring). Without a sponsor there are none of its balance.
    const read = metricsRead(['updown', 'process', 'nodejs']);
    const ofSponsor = ['updown_sponsor_eth', 'updown_sponsor_daily_eth'];
    expect(missingIn(body, read)).toEqual(ofSponsor);
  });

  test('does not pay gas unless the operator enables it [spec 7.5c]', async () => {
    const token = await world.signIn(4);
    const body = { direction: 'up', amount: 30000 };
    for (const answer of [
      await world.post<ErrorBody>('/predict', body, token),
      await world.post<ErrorBody>('/claim/1', undefined, token),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain('wallet');
    }
  });

  if (kind === 'PGlite') {
    test('rejects a second process on its database, and names the first process', async () => {
      const second = await spawnApi(world.environment);
      expect(await second.ended()).toBe(1);
      expect(second.output()).toContain('in use by another process');
      expect(second.output()).toContain(`(${world.api().pid})`);
      expect((await world.get('/status')).status).toBe(200);
    });
  }

  test('limits the requests from one address, except public reads', async () => {
    const calls = (path: string, count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await world.get(path)).status));
    expect(new Set(await calls('/price/current', 400))).toEqual(new Set([200]));
    expect(await calls('/users/me', 320)).toContain(429);
  });

  test('finishes the pending request when it stops, and logs no secrets', async () => {
    await world.stopApi();
    const api = await world.startApi();
    const stream = await readEvents(api.url);
    const owner = await world.account(0);
    const sent = (tag: string) => world.provider.getTransactionCount(owner, tag);
    const before = await sent('latest');
    // The call waits for a block, which comes only after the process has begun to stop.
    await world.anvil.rpc('evm_setIntervalMining', [0]);
    await world.anvil.rpc('evm_setAutomine', [false]);
    const call = world.post<ErrorBody>('/dev/faucet', { address: await world.account(4) });
    await eventually(async () => (await sent('pending')) > before);
    const stopped = api.stop();
    await eventually(() => Promise.resolve(stream.isClosed()));
    await eventually(() => isRefused(api.url));
    await world.anvil.rpc('evm_setAutomine', [true]);
    await world.anvil.rpc('evm_mine');
    expect(await call).toMatchObject({ status: 200, body: { success: true } });
    expect(await stopped).toBe(0);
    expect(api.output()).not.toMatch(/eyJ|Bearer/);
  });
});
