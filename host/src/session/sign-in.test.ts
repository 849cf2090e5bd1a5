import { waitFor } from '@testing-library/react';
import { authApi } from '@updown/shared';
import { BEARER_TOKEN, CHAIN_ID, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { fakeWallet, walletError } from '../../testing/fake-wallet';
import { createPage, type Page } from '../../testing/page';
import { signInText } from '../../testing/sign-in-text';
import { signIn } from './sign-in';

const api = fakeServer();
afterEach(() => localStorage.clear());

const going = new AbortController().signal;

function signInWith(page: Page, fake: ReturnType<typeof fakeWallet>, signal = going) {
  return page.store.dispatch(signIn(page.connection, fake.wallet, signal));
}

test("the wallet signs the server's text, and the player is signed in [spec 1.1a 4.1a]", async () => {
  const page = createPage();
  const fake = fakeWallet('MetaMask');
  expect(await signInWith(page, fake)).toBeNull();

  const signed = fake.requests.find(({ method }) => method === 'personal_sign');
  const [text, address] = signed?.params as [string, string];
  expect(Buffer.from(text.slice(2), 'hex').toString()).toMatch(/^localhost wants you to sign in/);
  expect(address).toBe(PLAYER);
  expect(page.store.getState()).toMatchObject({
    session: { status: 'authenticated', userAddress: PLAYER, balance: 5, token: BEARER_TOKEN },
    wallet: { status: 'connected', address: PLAYER, chainId: CHAIN_ID, name: 'MetaMask' },
  });
});

test('the token and the wallet are stored for the next visit [spec 4.1b]', async () => {
  await signInWith(createPage(), fakeWallet('MetaMask'));
  expect(localStorage.getItem('authToken')).toBe(BEARER_TOKEN);
  expect(localStorage.getItem('updown.wallet')).toBe('test.MetaMask');
});

test('a player who declines to sign stays signed out, and no wallet stays connected', async () => {
  const page = createPage();
  const fake = fakeWallet('MetaMask', {
    personal_sign: () => Promise.reject(walletError(4001)),
  });
  expect(await signInWith(page, fake)).toMatchObject({ quiet: true });
  expect(page.store.getState()).toMatchObject({
    session: { status: 'unauthenticated', token: null },
    wallet: { status: 'disconnected', address: null },
  });
  expect(() => page.connection.port()).toThrow();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test.each([
  ['another site', signInText().replace('localhost wants', 'evil.example wants'), 'evil.example'],
  ['another account', signInText(OTHER_PLAYER), `the account ${OTHER_PLAYER}`],
  ['another chain', signInText().replace('31337', '1'), 'for chain 1,'],
  ['something else', '0x02f8b3827a69', 'not a sign-in'],
])('a sign-in text for %s never reaches the wallet', async (_what, text, words) => {
  api.server.use(http.get('*/api/auth/nonce/:address', () => HttpResponse.json({ nonce: text })));
  const fake = fakeWallet('MetaMask');
  const failure = await signInWith(createPage(), fake);
  expect(failure?.message).toMatch(/^Authentication error: Nothing was signed, because /);
  expect(failure?.message).toContain(words);
  expect(fake.requests.map(({ method }) => method)).not.toContain('personal_sign');
  expect(api.requested).not.toContain('/auth/verify');
});

test("a signature that the server rejects is reported in the server's words", async () => {
  api.outages.set('/auth/verify', 401);
  expect(await signInWith(createPage(), fakeWallet('MetaMask'))).toEqual({
    message: 'Authentication failed: It failed.',
    quiet: false,
  });
});

test.each([
  ['a refusal without a body', 401, null],
  ['a page of a proxy', 504, '<html>Gateway Time-out</html>'],
])(
  'a server that gives no reason is an unknown error: %s [spec 8.5c]',
  async (_what, status, body) => {
    api.server.use(http.post('*/api/auth/verify', () => new HttpResponse(body, { status })));
    expect(await signInWith(createPage(), fakeWallet('MetaMask'))).toEqual({
      message: 'Authentication failed: Unknown error',
      quiet: false,
    });
  },
);

test('a server that does not answer is reported', async () => {
  api.outages.set('/auth/nonce/:address', 'offline');
  const failure = await signInWith(createPage(), fakeWallet('MetaMask'));
  expect(failure?.message).toMatch(/^Cannot connect to server/);
});

test('without a profile there is no session [spec 8.7b]', async () => {
  api.outages.set('/users/me', 500);
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const page = createPage();
  expect(await signInWith(page, fakeWallet('MetaMask'))).not.toBeNull();
  expect(logged).toHaveBeenCalledWith('[session]', expect.stringMatching(/^Internal Server/));
  logged.mockRestore();
  expect(page.store.getState().session).toMatchObject({ status: 'unauthenticated', token: null });
});

test('a sign-in that was given up changes nothing when the wallet answers late', async () => {
  const page = createPage();
  const leaving = new AbortController();
  const fake = fakeWallet('MetaMask', {
    personal_sign: () => {
      leaving.abort();
      return '0x51';
    },
  });
  expect(await signInWith(page, fake, leaving.signal)).toMatchObject({ quiet: true });
  expect(page.store.getState().session.status).toBe('unauthenticated');
  expect(api.requested).not.toContain('/auth/verify');
});

describe.each(['eth_requestAccounts', 'personal_sign'])(
  'given up while the wallet is at %s',
  (step) => {
    function giveUp() {
      const page = createPage();
      let late: (answer: unknown) => void = () => undefined;
      const silent = fakeWallet('MetaMask', {
        [step]: () => new Promise((resolve) => (late = resolve)),
      });
      const leaving = new AbortController();
      const ended = signInWith(page, silent, leaving.signal);
      return {
        page,
        leaving,
        ended,
        silent,
        answer: () => late(step === 'personal_sign' ? '0x51' : [OTHER_PLAYER]),
      };
    }
    const asksFor = (fake: ReturnType<typeof fakeWallet>) =>
      waitFor(() => expect(fake.requests.at(-1)?.method).toBe(step));

    test('a sign-in ends at once, and the wallets are free', async () => {
      const { page, leaving, ended, silent } = giveUp();
      await asksFor(silent);
      leaving.abort();
      expect(await ended).toMatchObject({ quiet: true });
      expect(page.store.getState()).toMatchObject({
        session: { status: 'unauthenticated' },
        wallet: { status: 'disconnected' },
      });
    });

    test('its late answer leaves the next sign-in alone', async () => {
      const { page, leaving, ended, silent, answer } = giveUp();
      await asksFor(silent);
      leaving.abort();
      await ended;
      const next = fakeWallet('Rabby');
      expect(await signInWith(page, next)).toBeNull();
      answer();
      // A request caused by the late answer would have reached the server before this one.
      await page.store.dispatch(authApi.endpoints.nonce.initiate(OTHER_PLAYER));
      expect(api.requested.filter((path) => path === '/auth/verify')).toHaveLength(1);
      expect(page.connection.port()).toBe(next.wallet.provider);
      expect(page.store.getState()).toMatchObject({
        session: { status: 'authenticated', userAddress: PLAYER },
        wallet: { status: 'connected', name: 'Rabby' },
      });
    });
  },
);

test('an account that changes during the signature is not signed in', async () => {
  const page = createPage();
  const fake = fakeWallet('MetaMask', {
    personal_sign: () => {
      page.connection.disconnect();
      return '0x51';
    },
    eth_accounts: () => [OTHER_PLAYER],
  });
  expect((await signInWith(page, fake))?.message).toContain('changed');
  expect(page.store.getState().session.status).toBe('unauthenticated');
});
