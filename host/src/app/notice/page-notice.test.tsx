import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refetchTags, selectToasts, streamChanged, systemApi } from '@updown/shared';
import { CHAIN_ID, signIn } from '@updown/shared/testing';
import { fakeServer } from '../../../testing/fake-server';
import { fakeWallet, walletError } from '../../../testing/fake-wallet';
import { createPage, show, site } from '../../../testing/page';
import { PageNotice } from './page-notice';

const { requested, outages } = fakeServer();

const WARNING = 'API connection issues detected. Some features may not work properly.';
const ELSEWHERE = /^Your wallet is on another network\./;

interface Options {
  path?: string;
  remotes?: string[];
  chainId?: number;
}

async function open({ path = '/', remotes = ['game'], chainId }: Options = {}) {
  const page = createPage({ site: site(...remotes) });
  await page.store.dispatch(systemApi.endpoints.config.initiate());
  if (chainId !== undefined) signIn(page.store, { chainId });
  show(<PageNotice />, page, path);
  return page;
}

function click(name: string) {
  return userEvent.click(screen.getByRole('button', { name }));
}

/** The page has everything that it reads while the stream is up. */
function hasLoaded() {
  return waitFor(() => {
    expect(requested).toContain('/contract/current-round-fast');
    expect(requested).toContain('/deposit-limits');
  });
}

describe('while the API is away', () => {
  test('the page says so, and that bets are safe [spec 2.19a]', async () => {
    outages.set('/health', 500);
    const { store } = await open();
    await hasLoaded();
    expect(screen.queryByText(WARNING)).toBeNull();
    act(() => void store.dispatch(streamChanged(false)));
    expect(await screen.findByText(WARNING)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/Bets are safe on the chain\.$/);
    act(() => void store.dispatch(streamChanged(true)));
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  test.each([
    ['the round', '/contract/current-round-fast'],
    ['the limits of a stake', '/deposit-limits'],
  ])(
    'it does if %s cannot be read, until that works, even while the stream is up [spec 2.19b]',
    async (_what, path) => {
      outages.set(path, 500).set('/contract/current-round', 500);
      const { store } = await open();
      act(() => void store.dispatch(streamChanged(true)));
      expect(await screen.findByText(WARNING)).toBeVisible();
      outages.clear();
      act(() => void store.dispatch(refetchTags(['Round', 'Limits'])));
      await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
    },
  );

  test('the first price after an outage ends it, until another read fails again', async () => {
    outages.set('/deposit-limits', 500).set('/price/current', 500);
    const { store } = await open();
    expect(await screen.findByText(WARNING)).toBeVisible();
    await waitFor(() => expect(requested).toContain('/price/current'));
    outages.delete('/price/current');
    act(() => void store.dispatch(refetchTags(['Price'])));
    await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
    act(() => void store.dispatch(refetchTags(['Limits'])));
    expect(await screen.findByText(WARNING)).toBeVisible();
  });

  test('that is the only notice', async () => {
    outages.set('/deposit-limits', 500);
    const { store } = await open({ chainId: 1 });
    expect(await screen.findByText(WARNING)).toBeVisible();
    expect(screen.queryByText(ELSEWHERE)).toBeNull();
    outages.clear();
    act(() => void store.dispatch(refetchTags(['Limits'])));
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();
  });

  test.each([
    ['a page without the game', { path: '/players/0x1' }],
    ['a site without the game', { remotes: ['dashboard'] }],
  ])('%s reads nothing of the game', async (_which, options) => {
    await open({ ...options, chainId: 1 });
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();
    expect(requested).not.toContain('/contract/current-round-fast');
    expect(requested).not.toContain('/deposit-limits');
  });
});

describe('with a wallet on another chain', () => {
  test('the page says which network the game is on, and asks the wallet to switch', async () => {
    const fake = fakeWallet('MetaMask');
    const page = await open({ chainId: 1 });
    await page.connection.connect(fake.wallet);
    expect(screen.getByRole('alert')).toHaveTextContent('This game runs on Sepolia Testnet.');
    await click('Switch network');
    await waitFor(() =>
      expect(fake.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain'),
    );
  });

  test('a decline to switch is quiet; another failure is a toast', async () => {
    const refuse = (code: number) => () => Promise.reject(walletError(code, 'It cannot.'));
    const fake = fakeWallet('MetaMask', { wallet_switchEthereumChain: refuse(4001) });
    const page = await open({ chainId: 1 });
    await page.connection.connect(fake.wallet);
    await click('Switch network');
    await waitFor(() => expect(fake.requests.at(-1)?.method).toBe('wallet_switchEthereumChain'));
    fake.answers.wallet_switchEthereumChain = refuse(-32603);
    await click('Switch network');
    await waitFor(() =>
      expect(selectToasts(page.store.getState())).toMatchObject([{ message: 'It cannot.' }]),
    );
  });
});

test('on the right chain, with an API that answers, there is no notice', async () => {
  await open({ chainId: CHAIN_ID });
  await hasLoaded();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
