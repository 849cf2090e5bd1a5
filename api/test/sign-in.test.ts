import { Wallet } from 'ethers';
import type { UserProfile } from '../src/schemas/auth';
import type { ApiError } from '../src/schemas/common';
import { startApiProcess } from './api-process';
import { onBothDatabases, startWorld, type World } from './world';

jest.setTimeout(300_000);

onBothDatabases((kind) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ RATE_LIMIT_PER_MINUTE: '10000' }, kind);
  });
  afterAll(() => world?.stop());

  type Token = { token: string };

  const nonceOf = async (address: string) =>
    (await world.get<{ nonce: string }>(`/auth/nonce/${address}`)).body.nonce;

  const verify = (address: string, signature: string) =>
    world.post<Token & ApiError>('/auth/verify', { address, signature });

  const signed = async () => {
    const wallet = Wallet.createRandom();
    const { address } = wallet;
    return { address, signature: await wallet.signMessage(await nonceOf(address)) };
  };

  const signedIn = async (wallet = Wallet.createRandom()) => {
    const signature = await wallet.signMessage(await nonceOf(wallet.address));
    return { wallet, token: (await verify(wallet.address, signature)).body.token };
  };

  it('gives out a text that names the site, the chain and the address, and ends in five minutes', async () => {
    const { address } = Wallet.createRandom();
    const text = await nonceOf(address.toLowerCase());
    expect(text).toContain('localhost:3000 wants you to sign in with your Ethereum account:');
    expect(text).toContain(address);
    expect(text).toContain('Chain ID: 31337');
    const [, issued = '', expires = ''] = /Issued At: (.*)\nExpiration Time: (.*)/.exec(text) ?? [];
    expect(Date.parse(expires) - Date.parse(issued)).toBeLessThanOrEqual(300_000);
  });

  it('tells the profile of whoever holds the token', async () => {
    const { wallet, token } = await signedIn();
    const { body } = await world.get<UserProfile>('/users/me', token);
    expect(body).toEqual({ address: wallet.address, token_balance: 0 });
  });

  it('gives one token for a signature that is submitted two hundred times at once', async () => {
    const { address, signature } = await signed();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => verify(address, signature)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(199);
  });

  if (kind === 'PostgreSQL')
    it('gives one token, whichever of three processes the two hundred reach', async () => {
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

  it('refuses the signature of another wallet, another text, and another address', async () => {
    const wallet = Wallet.createRandom();
    const other = Wallet.createRandom();
    const text = await nonceOf(wallet.address);
    const refused = [
      await verify(wallet.address, await other.signMessage(text)),
      await verify(wallet.address, await wallet.signMessage(text.replace('localhost', 'evil'))),
      await verify(wallet.address, await wallet.signMessage(text.replace('31337', '1'))),
      await verify(other.address, await wallet.signMessage(text)),
      await verify(wallet.address, '0x'),
      await verify(wallet.address, `0x${'00'.repeat(65)}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
    expect(refused[0]?.body).toMatchObject({ success: false, error: 'unauthorized' });
  });

  it('keeps several open texts of an address apart', async () => {
    const wallet = Wallet.createRandom();
    const texts = [await nonceOf(wallet.address), await nonceOf(wallet.address)];
    expect(texts[0]).not.toBe(texts[1]);
    for (const text of texts)
      expect((await verify(wallet.address, await wallet.signMessage(text))).status).toBe(200);
  });

  it('revokes a token at sign-out, and only that one', async () => {
    const { wallet, token } = await signedIn();
    const second = (await signedIn(wallet)).token;
    expect((await world.post('/auth/logout', undefined, token)).status).toBe(200);
    expect((await world.get('/users/me', token)).status).toBe(401);
    expect((await world.get('/users/me', second)).status).toBe(200);
  });

  it('knows its tokens again after a restart, and nobody else’s', async () => {
    const { token } = await signedIn();
    await world.stopApi();
    await world.startApi();
    expect((await world.get('/users/me', token)).status).toBe(200);
    const [header, payload] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${none}.${payload}.`, `${header}.${payload}.AAAA`, 'nonsense'])
      expect((await world.get('/users/me', forged)).status).toBe(401);
  });

  it('lets a contract wallet sign in by what the contract says', async () => {
    // isValidSignature answers with its magic value for the signature 0x01, and with nothing else otherwise.
    const runtime =
      '60643560f81c600114601057600080fd5b7f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000f3';
    const contract = '0x00000000000000000000000000000000000c0de1';
    await world.anvil.rpc('anvil_setCode', contract, `0x${runtime}`);
    await nonceOf(contract);
    expect((await verify(contract, '0x02')).status).toBe(401);
    expect((await verify(contract, '0x01')).status).toBe(200);
    expect((await verify(contract, '0x01')).status).toBe(401);
  });
});
