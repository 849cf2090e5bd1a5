import type { UserProfile } from '@updown/protocol/api/auth';
import type { ErrorBody } from '@updown/protocol/api/common';
import { Wallet } from 'ethers';
import pg from 'pg';
import { createRevocations } from '../src/http/auth/revocations';
import { createTokens, tokenGeneration } from '../src/http/auth/tokens';
import { openPostgres } from '../src/infra/database/postgres';
import { startApiProcess } from './api-process';
import { startCountingProxy } from './counting-proxy';
import { onDatabases, startWorld, type World } from './world';

jest.setTimeout(300_000);

onDatabases(['PostgreSQL'], (kind) => {
  let world: World;
  beforeAll(async () => {
    const settings = {
      RATE_LIMIT_PER_MINUTE: '10000',
      OTHER_SITE_ORIGINS: 'http://localhost:3001',
    };
    world = await startWorld(settings, kind);
  });
  afterAll(() => world?.stop());

  type Token = { token: string };

  const nonceOf = async (address: string) =>
    (await world.get<{ nonce: string }>(`/auth/nonce/${address}`)).body.nonce;

  const verify = (address: string, signature: string) =>
    world.post<Token & ErrorBody>('/auth/verify', { address, signature });

  const signed = async () => {
    const wallet = Wallet.createRandom();
    const { address } = wallet;
    return { address, signature: await wallet.signMessage(await nonceOf(address)) };
  };

  const signedIn = async (wallet = Wallet.createRandom()) => {
    const signature = await wallet.signMessage(await nonceOf(wallet.address));
    return { wallet, token: (await verify(wallet.address, signature)).body.token };
  };

  test('returns a message that names the site, the chain and the address, and expires in five minutes [spec 3.2b 7.2b]', async () => {
    const { address } = Wallet.createRandom();
    const text = await nonceOf(address.toLowerCase());
    expect(text).toContain('localhost:3000 wants you to sign in with your Ethereum account:');
    expect(text).toContain(address);
    expect(text).toContain('Chain ID: 31337');
    const [, issued = '', expires = ''] = /Issued At: (.*)\nExpiration Time: (.*)/.exec(text) ?? [];
    expect(Date.parse(expires) - Date.parse(issued)).toBeLessThanOrEqual(300_000);
  });

  test('returns the profile of the token’s owner [spec 3.2a 7.4b]', async () => {
    const { wallet, token } = await signedIn();
    const { body } = await world.get<UserProfile>('/users/me', token);
    expect(body).toEqual({ address: wallet.address, token_balance: 0, gas_is_free: false });
  });

  test('issues one token for a signature that is submitted two hundred times at once [spec 7.3b]', async () => {
    const { address, signature } = await signed();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => verify(address, signature)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(199);
  });

  if (kind === 'PostgreSQL') {
    test('issues one token for two hundred submissions to three processes', async () => {
      const others = await Promise.all([1, 2].map(() => startApiProcess(world.environment)));
      try {
        const { address, signature } = await signed();
        const urls = [world.api(), ...others].map(({ url }) => `${url}/api/auth/verify`);
        const statuses = await Promise.all(
          Array.from({ length: 200 }, async (_, number) => {
            const body = JSON.stringify({ address, signature });
            const headers = { 'content-type': 'application/json' };
            const url = urls[number % urls.length] ?? '';
            return (await fetch(url, { method: 'POST', headers, body })).status;
          }),
        );
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        expect(statuses.filter((status) => status === 401)).toHaveLength(199);
      } finally {
        await Promise.all(others.map((api) => api.stop()));
      }
    });
  }

  test('rejects a signature of another wallet, message or address [spec 1.1b]', async () => {
    const wallet = Wallet.createRandom();
    const other = Wallet.createRandom();
    const text = await nonceOf(wallet.address);
    const rejected = [
      await verify(wallet.address, await other.signMessage(text)),
      await verify(wallet.address, await wallet.signMessage(text.replace('localhost', 'evil'))),
      await verify(wallet.address, await wallet.signMessage(text.replace('31337', '1'))),
      await verify(other.address, await wallet.signMessage(text)),
      await verify(wallet.address, '0x'),
      await verify(wallet.address, `0x${'00'.repeat(65)}`),
    ];
    expect(rejected.map(({ status }) => status)).toEqual(rejected.map(() => 401));
    expect(rejected[0]?.body).toMatchObject({ success: false, error: 'sign_in_refused' });
  });

  test('accepts several open messages of one address', async () => {
    const wallet = Wallet.createRandom();
    const texts = [await nonceOf(wallet.address), await nonceOf(wallet.address)];
    expect(texts[0]).not.toBe(texts[1]);
    for (const text of texts) {
      expect((await verify(wallet.address, await wallet.signMessage(text))).status).toBe(200);
    }
  });

  const nonceOn = async (site: string, address: string): Promise<string> => {
    const headers = { 'x-forwarded-host': site };
    const response = await fetch(`${world.api().url}/api/auth/nonce/${address}`, { headers });
    return ((await response.json()) as { nonce: string }).nonce;
  };

  test('returns a message for the requesting site, however many another site has requested', async () => {
    const wallet = Wallet.createRandom();
    for (let i = 0; i < 12; i++) await nonceOn('localhost:3001', wallet.address);
    const text = await nonceOn('localhost:3000', wallet.address);
    expect(text).toContain('localhost:3000 wants you to sign in');
    expect((await verify(wallet.address, await wallet.signMessage(text))).status).toBe(200);
  });

  test('keeps a player’s messages valid, however many more another caller requests', async () => {
    const wallet = Wallet.createRandom();
    const first = await nonceOf(wallet.address);
    const texts = [];
    for (let i = 0; i < 30; i++) texts.push(await nonceOf(wallet.address));
    expect(new Set(texts).size).toBe(9);
    for (const text of [first, texts[29] ?? '']) {
      expect((await verify(wallet.address, await wallet.signMessage(text))).status).toBe(200);
    }
  });

  test('keeps at most ten messages for an address on a site, even if sixty requests come at once', async () => {
    for (let round = 0; round < 3; round++) {
      const { address } = Wallet.createRandom();
      const texts = await Promise.all(Array.from({ length: 60 }, () => nonceOf(address)));
      expect(new Set(texts).size).toBeLessThanOrEqual(10);
      const own = `address = '${address.toLowerCase()}'`;
      const kept = await query(`select message from nonces where ${own}`);
      expect(kept.length).toBeLessThanOrEqual(10);
      const stored = new Set(kept.map((row) => (row as { message: string }).message));
      expect(texts.filter((text) => !stored.has(text))).toEqual([]);
    }
  });

  const query = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client(world.environment.DATABASE_URL);
    await client.connect();
    try {
      return (await client.query<object>(text)).rows;
    } finally {
      await client.end();
    }
  };

  if (kind === 'PostgreSQL') {
    test('replaces the oldest message when the latest is a minute old', async () => {
      const wallet = Wallet.createRandom();
      const texts = [];
      for (let i = 0; i < 10; i++) texts.push(await nonceOf(wallet.address));
      const own = `address = '${wallet.address.toLowerCase()}'`;
      await query(`update nonces set expires_at = expires_at - 61000 where ${own}`);
      const next = await nonceOf(wallet.address);
      expect(texts).not.toContain(next);
      expect(await query(`select from nonces where ${own}`)).toHaveLength(10);
      const statusOf = async (text = '') =>
        (await verify(wallet.address, await wallet.signMessage(text))).status;
      expect([await statusOf(texts[0]), await statusOf(texts[1]), await statusOf(next)]).toEqual([
        401, 200, 200,
      ]);
    });

    test('finds expired messages without a full table scan', async () => {
      await query('alter role current_user set enable_seqscan = off');
      const plan = await query('explain delete from nonces where expires_at < 1');
      await query('alter role current_user reset enable_seqscan');
      expect(JSON.stringify(plan)).toContain('nonces_by_expiry');
    });

    test('accepts messages and tokens between processes whose clocks differ by ten minutes', async () => {
      const offMs = 600_000;
      const skew = `const D = Date; globalThis.Date = class extends D {
          constructor(...a) { a.length ? super(...a) : super(D.now() + ${offMs}); }
          static now() { return D.now() + ${offMs}; } }`;
      const other = await startApiProcess({
        ...world.environment,
        KEEPER: 'false',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(skew)}`,
      });
      try {
        const [right, wrong] = [world.api().url, other.url];
        for (const [from, to] of [
          [right, wrong],
          [wrong, right],
        ] as const) {
          const wallet = Wallet.createRandom();
          const response = await fetch(`${from}/api/auth/nonce/${wallet.address}`);
          const { nonce } = (await response.json()) as { nonce: string };
          const body = JSON.stringify({
            address: wallet.address,
            signature: await wallet.signMessage(nonce),
          });
          const headers = { 'content-type': 'application/json' };
          const verified = await fetch(`${to}/api/auth/verify`, {
            method: 'POST',
            headers,
            body,
          });
          const { token } = (await verified.json()) as Token;
          for (const url of [from, to]) {
            const authorization = `Bearer ${token}`;
            const me = await fetch(`${url}/api/users/me`, { headers: { authorization } });
            expect([from, url, me.status]).toEqual([from, url, 200]);
          }
        }
      } finally {
        await other.stop();
      }
    });

    test('starts a new token generation if a backup lacks the old one', async () => {
      const database = openPostgres(world.environment.DATABASE_URL ?? '');
      try {
        const first = await tokenGeneration(database.db);
        expect(await tokenGeneration(database.db)).toBe(first);
        await database.db.deleteFrom('token_generation').execute();
        const next = await tokenGeneration(database.db);
        const signedWith = (generation: string) =>
          createTokens({
            secret: 'a secret of thirty-two characters',
            issuer: 'us',
            generation,
            revocations: createRevocations(database.db),
          });
        const token = await signedWith(first).issue(`0x${'ab'.repeat(20)}`);
        expect(await signedWith(first).verify(token)).toBeDefined();
        expect(await signedWith(next).verify(token)).toBeUndefined();
        // Restores the generation of the running process.
        await database.db.updateTable('token_generation').set({ id: first }).execute();
      } finally {
        await database.close();
      }
    });
  }

  test('revokes a token at sign-out, and only that one', async () => {
    const { wallet, token } = await signedIn();
    const second = (await signedIn(wallet)).token;
    expect((await world.post('/auth/logout', undefined, token)).status).toBe(200);
    expect((await world.get('/users/me', token)).status).toBe(401);
    expect((await world.get('/users/me', second)).status).toBe(200);
  });

  test('accepts its tokens after a restart, and rejects forged ones', async () => {
    const { token } = await signedIn();
    await world.stopApi();
    await world.startApi();
    expect((await world.get('/users/me', token)).status).toBe(200);
    const [header, payload] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${none}.${payload}.`, `${header}.${payload}.AAAA`, 'nonsense']) {
      expect((await world.get('/users/me', forged)).status).toBe(401);
    }
  });

  test('lets a contract wallet sign in if the contract accepts the signature', async () => {
    // isValidSignature returns its magic value for the signature 0x01 only.
    const runtime =
      '60643560f81c600114601057600080fd5b7f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000f3';
    const contract = '0x00000000000000000000000000000000000c0de1';
    await world.anvil.rpc('anvil_setCode', [contract, `0x${runtime}`]);
    await nonceOf(contract);
    expect((await verify(contract, '0x02')).status).toBe(401);
    expect((await verify(contract, '0x01')).status).toBe(200);
    expect((await verify(contract, '0x01')).status).toBe(401);
  });

  test('calls the node at most four times for a bad sign-in of a contract wallet', async () => {
    const node = await startCountingProxy(world.anvil.url);
    const api = await startApiProcess({
      ...world.environment,
      RPC_URL: node.url,
      KEEPER: 'false',
    });
    try {
      // Reverts whatever is asked.
      const contract = Wallet.createRandom().address;
      await world.anvil.rpc('anvil_setCode', [contract, '0x60006000fd']);
      for (let i = 0; i < 10; i++) await nonceOf(contract);
      const count = () =>
        [...node.calls]
          .filter(([method]) => !['eth_getBlockByNumber', 'eth_getLogs'].includes(method))
          .reduce((sum, [, calls]) => sum + calls, 0);
      const before = count();
      const { status } = await fetch(`${api.url}/api/auth/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ address: contract, signature: `0x${'12'.repeat(65)}` }),
      });
      expect(status).toBe(401);
      expect(count() - before).toBeGreaterThan(1);
      expect(count() - before).toBeLessThanOrEqual(4);
    } finally {
      await api.stop();
      await node.stop();
    }
  });
});
