import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectToasts } from '@updown/shared';
import { CHAIN_ID, setViewport, signIn, testConfig } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../../testing/fake-server';
import { fakeWallet, walletError } from '../../../testing/fake-wallet';
import { createPage, show, type Page } from '../../../testing/page';
import type { FoundWallet } from '../../wallet/find-wallets';
import { PASSKEY_ID } from '../../wallet/passkey/offer-passkey';
import { WalletDialog } from './wallet-dialog';

const api = fakeServer();
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

function open(...wallets: FoundWallet[]): { page: Page; onClose: jest.Mock } {
  const page = createPage({ wallets });
  const onClose = jest.fn();
  show(<WalletDialog open onClose={onClose} />, page);
  return { page, onClose };
}

function click(name: string) {
  return userEvent.click(screen.getByRole('button', { name }));
}

describe('disconnected', () => {
  test('it explains the purpose of a wallet, and offers each wallet [spec 2.16a]', () => {
    open(fakeWallet('MetaMask').wallet, fakeWallet('Rabby').wallet);
    expect(screen.getByRole('dialog', { name: 'Connect Your Wallet' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'Connect your MetaMask wallet to start playing and manage your funds securely.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Make sure MetaMask is installed and unlocked')).toBeInTheDocument();
    const names = screen
      .getAllByRole('button', { name: /^Connect/ })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Connect MetaMask', 'Connect Rabby']);
  });

  test('without MetaMask it explains how to play [spec 4.4 5.1 8.8a]', async () => {
    const { page } = open();
    await screen.findByRole('img', { name: 'QR code for MetaMask' });
    await click('Connect MetaMask');
    expect(selectToasts(page.store.getState())).toMatchObject([
      {
        type: 'error',
        title: 'MetaMask not installed',
        message: 'Please install MetaMask to interact with the game.',
      },
    ]);
    expect(page.store.getState().session).toMatchObject({ userAddress: null, token: null });
  });

  describe('where no wallet is announced', () => {
    const names = ['MetaMask', 'Coinbase Wallet', 'Trust Wallet', 'Rabby'];
    afterEach(() => act(() => setViewport(390)));

    test("a phone opens the page in a wallet's app", () => {
      setViewport(390, { isTouch: true });
      open();
      const links = screen.getAllByRole('link', { name: /^Connect/ });
      expect(links.map(({ textContent }) => textContent)).toEqual(
        names.map((name) => `Connect ${name}`),
      );
      expect(links[0]).toHaveAttribute('href', 'https://link.metamask.io/dapp/localhost/');
      expect(screen.queryByRole('button', { name: 'Connect MetaMask' })).not.toBeInTheDocument();
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
    });

    test('a computer shows a code for the phone, for each wallet', async () => {
      setViewport(1280);
      open();
      const code = await screen.findByRole('img', { name: 'QR code for MetaMask' });
      const path = code.querySelector('path')?.getAttribute('d');
      await userEvent.click(screen.getByRole('radio', { name: 'Rabby' }));
      const other = screen.getByRole('img', { name: 'QR code for Rabby' });
      expect(other.querySelector('path')?.getAttribute('d')).not.toBe(path);
    });

    test('an announced wallet is enough', () => {
      open(fakeWallet('Rabby').wallet);
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    });
  });

  test('a sign-in closes it', async () => {
    const { page, onClose } = open(fakeWallet('MetaMask').wallet);
    await click('Connect MetaMask');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(page.store.getState().session.status).toBe('authenticated');
  });

  test('a decline shows in the dialog, without a toast [spec 8.6b]', async () => {
    const { page, onClose } = open(
      fakeWallet('MetaMask', { personal_sign: () => Promise.reject(walletError(4001)) }).wallet,
    );
    await click('Connect MetaMask');
    expect(await screen.findByText('Authentication cancelled by user.')).toBeInTheDocument();
    expect(selectToasts(page.store.getState())).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a failure is a toast, and the player can try again [spec 8.5b]', async () => {
    api.outages.set('/auth/verify', 503);
    const { page } = open(fakeWallet('MetaMask').wallet);
    await click('Connect MetaMask');
    await waitFor(() =>
      expect(selectToasts(page.store.getState())).toMatchObject([
        {
          type: 'error',
          title: 'Sign-in failed',
          message: 'Server is temporarily unavailable. Please try again in a few minutes.',
        },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Connect MetaMask' })).toBeEnabled();
  });

  test('it shows the step that the wallet waits for', async () => {
    const never = () => new Promise(() => undefined);
    open(fakeWallet('MetaMask', { personal_sign: never }).wallet);
    await click('Connect MetaMask');
    expect(await screen.findByText('Please sign the message in your wallet…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Connect MetaMask' })).toBeDisabled();
  });
});

describe('for a bet', () => {
  const bet = { side: 'UP' as const, stake: `${30_000n * 10n ** 18n}`, label: 'Bet 30,000 on UP' };
  const inOrder = () =>
    screen
      .getAllByRole('button', { name: /passkey|^Connect/ })
      .map(({ textContent }) => textContent);
  const sponsored = () =>
    api.server.use(
      http.get('*/api/config', () => HttpResponse.json({ ...testConfig, sponsorsGas: true })),
    );
  const passkey = () => {
    const fake = fakeWallet('Passkey');
    return { ...fake, wallet: { ...fake.wallet, id: PASSKEY_ID } };
  };
  afterEach(() => act(() => setViewport(390)));

  test.each([
    [true, ['Bet 30,000 on UP with a passkey', 'I have a passkey already', 'Connect Rabby']],
    [false, ['Connect Rabby', 'Bet 30,000 on UP with a passkey', 'I have a passkey already']],
  ])('the first way to pay with touch: %p', async (isTouch, names) => {
    sponsored();
    setViewport(390, { isTouch });
    const page = createPage({ wallets: [fakeWallet('Rabby').wallet, passkey().wallet] });
    show(<WalletDialog open bet={bet} onClose={jest.fn()} />, page);
    await screen.findByRole('button', { name: 'Bet 30,000 on UP with a passkey' });
    expect(inOrder().filter((name) => name !== 'Connect MetaMask')).toEqual(names);
  });

  test('a passkey is made first, and then confirms the bet with its bounds', async () => {
    sponsored();
    const { wallet, requests } = passkey();
    const page = createPage({ wallets: [wallet] });
    show(<WalletDialog open bet={bet} onClose={jest.fn()} />, page);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Bet 30,000 on UP with a passkey' }),
    );
    expect(await screen.findByRole('button', { name: 'Bet 30,000 on UP' })).toBeEnabled();
    expect(
      screen.getByText(/^One-press bets: up to 60,000 ION a round and 600,000 ION in all, until/),
    ).toBeVisible();
    expect(requests.map(({ method }) => method)).toEqual(['eth_requestAccounts']);
  });
});

describe('connected', () => {
  function openConnected(chainId = CHAIN_ID) {
    const page = createPage();
    signIn(page.store, { balance: 5, chainId });
    show(<WalletDialog open onClose={jest.fn()} />, page);
    return page;
  }

  test('it shows the wallet, its network and a link to the explorer [spec 2.17a]', async () => {
    openConnected();
    expect(screen.getByText('Wallet Connected Successfully')).toBeInTheDocument();
    expect(screen.getByText('0x7099...79C8')).toBeInTheDocument();
    expect(await screen.findByText('Sepolia Testnet')).toBeInTheDocument();
    const explorer = screen.getByRole('link', { name: 'View on explorer' });
    expect(explorer).toHaveAttribute(
      'href',
      'https://sepolia.etherscan.io/address/0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    );
  });

  test.each([
    [1, 'Ethereum Mainnet'],
    [137, 'Chain 137'],
  ])("a wallet on chain %d does not show the game's network", async (chainId, name) => {
    openConnected(chainId);
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(screen.queryByText('Sepolia Testnet')).toBeNull();
  });

  test('copying is confirmed for two seconds [spec 2.17c 9.9b]', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    openConnected();
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(written).toHaveBeenCalledWith('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
    expect(await screen.findByText('Copied ✓')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1_999));
    expect(screen.getByText('Copied ✓')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('Copied ✓')).toBeNull();
  });

  test('it says so if the browser cannot copy', async () => {
    openConnected();
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No.'));
    await click('Copy address');
    expect(await screen.findByText('Copy failed')).toBeInTheDocument();
    expect(screen.getByText('The address could not be copied')).toBeInTheDocument();
    expect(screen.queryByText('Copied ✓')).toBeNull();
  });

  test('Disconnect Wallet signs out [spec 2.17d]', async () => {
    const { store } = openConnected();
    await click('Disconnect Wallet');
    await waitFor(() => expect(store.getState().session.status).toBe('unauthenticated'));
  });
});
