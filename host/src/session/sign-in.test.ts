import { waitFor } from '@testing-library/react';
import { fakeServer, TOKEN } from '../testing/fake-server';
import { CHAIN_ID, fakeWallet, OTHER, PLAYER, walletError } from '../testing/fake-wallet';
import { createPage, type Page } from '../testing/page';
import { signIn } from './sign-in';

const api = fakeServer();
afterEach(() => localStorage.clear());

const going = new AbortController().signal;

function signInWith(page: Page, fake: ReturnType<typeof fakeWallet>, signal = going) {
  return page.store.dispatch(signIn(page.connection, fake.wallet, signal));
}

test('the wallet signs what the server gave, and the player is signed in', async () => {
  const page = createPage();
  const fake = fakeWallet('MetaMask');
  expect(await signInWith(page, fake)).toBeNull();

  const signed = fake.asked.find(({ method }) => method === 'personal_sign');
  const [text, address] = signed?.params as [string, string];
  expect(Buffer.from(text.slice(2), 'hex').toString()).toBe('Sign in to UpDown');
  expect(address).toBe(PLAYER);
  expect(page.store.getState()).toMatchObject({
    session: { status: 'authenticated', userAddress: PLAYER, balance: 5, token: TOKEN },
    wallet: { status: 'connected', address: PLAYER, chainId: CHAIN_ID, name: 'MetaMask' },
  });
});

test('the token and the wallet are kept for the next visit', async () => {
  await signInWith(createPage(), fakeWallet('MetaMask'));
  expect(localStorage.getItem('authToken')).toBe(TOKEN);
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

test('a signature that the server refuses is said in its words', async () => {
  api.fail('/auth/verify', 401);
  expect(await signInWith(createPage(), fakeWallet('MetaMask'))).toEqual({
    message: 'Authentication failed: No.',
    quiet: false,
  });
});

test('a server that is away is said so', async () => {
  api.fail('/auth/nonce/:address', 0);
  const failure = await signInWith(createPage(), fakeWallet('MetaMask'));
  expect(failure?.message).toMatch(/^Cannot connect to server/);
});

test('without a profile there is no session', async () => {
  api.fail('/users/me', 500);
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
  expect(api.asked).not.toContain('/auth/verify');
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
        answer: () => late(step === 'personal_sign' ? '0x51' : [OTHER]),
      };
    }
    const asksFor = (fake: ReturnType<typeof fakeWallet>) =>
      waitFor(() => expect(fake.asked.at(-1)?.method).toBe(step));

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
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(page.connection.port()).toBe(next.wallet.provider);
      expect(page.store.getState()).toMatchObject({
        session: { status: 'authenticated', userAddress: PLAYER },
        wallet: { status: 'connected', name: 'Rabby' },
      });
    });
  },
);

test('an account that changes while it signs is not signed in', async () => {
  const page = createPage();
  const fake = fakeWallet('MetaMask', {
    personal_sign: () => {
      page.connection.disconnect();
      return '0x51';
    },
    eth_accounts: () => [OTHER],
  });
  expect((await signInWith(page, fake))?.message).toContain('changed');
  expect(page.store.getState().session.status).toBe('unauthenticated');
});
