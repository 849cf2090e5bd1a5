import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletDialogRequested, walletExpected } from '@updown/shared';
import { applyRules, PLAYER, signIn } from '@updown/shared/testing';
import { claimable, fakeServer } from '../../../testing/fake-server';
import { fakeWallet } from '../../../testing/fake-wallet';
import { createPage, release, show, site, type Page } from '../../../testing/page';
import { Header } from './header';

applyRules();

fakeServer();
afterEach(() => localStorage.clear());

function showHeader(page: Page = createPage()): Page {
  show(<Header />, page);
  return page;
}

function showSignedIn(): Page {
  const page = createPage();
  signIn(page.store, { balance: 5 });
  return showHeader(page);
}

function button(name: string | RegExp) {
  return screen.getByRole('button', { name });
}
// jsdom has a small screen, so the controls of larger screens are in the document but hidden.
function wideButton(name: string | RegExp) {
  return screen.getByRole('button', { name, hidden: true });
}
function wideLink(name: string) {
  return screen.getByRole('link', { name, hidden: true });
}

test.each([
  ['points at', (connect: HTMLElement) => userEvent.hover(connect)],
  ['focuses', (connect: HTMLElement) => act(async () => Promise.resolve(connect.focus()))],
])('a wallet is expected as soon as a person %s Connect', async (_how, approach) => {
  const { host } = showHeader();
  const expected = jest.fn();
  host.onAction(walletExpected, expected);
  await approach(button('Connect Wallet'));
  expect(expected).toHaveBeenCalled();
});

test('the logo leads to the start page [spec 2.5]', () => {
  showHeader();
  expect(screen.getByRole('link', { name: 'UpDown' })).toHaveAttribute('href', '/');
});

test('the pages are linked if both exist', () => {
  showHeader();
  expect(wideLink('Dashboard')).toHaveAttribute('href', '/dashboard');
  expect(wideLink('Game')).toHaveAttribute('aria-current', 'page');
});

test('a site of one page has no links to others', async () => {
  showHeader(createPage({ site: site('dashboard') }));
  await userEvent.click(button('Menu'));
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(1);
});

describe('pointing at the link to a page', () => {
  const requested = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => ({
      path: new URL(link.href).pathname,
      integrity: link.getAttribute('integrity'),
      crossOrigin: link.getAttribute('crossorigin'),
    }));
  function dashboardIn(folder: string): Page {
    const chunk = { 'Dashboard.js': 'sha384-chunk' };
    const remote = {
      ...release('dashboard'),
      entry: `${folder}remote-entry.js`,
      modules: { Dashboard: chunk },
    };
    return createPage({
      site: {
        ...site('game'),
        remotes: { ...site('game').remotes, dashboard: { status: 'on', remote } },
      },
    });
  }

  test('requests its scripts as the loader will', async () => {
    showHeader(dashboardIn('/pointed/'));
    await userEvent.hover(wideLink('Dashboard'));
    expect(requested()).toEqual([
      {
        path: '/pointed/remote-entry.js',
        integrity: release('dashboard').integrity,
        crossOrigin: '',
      },
      { path: '/pointed/Dashboard.js', integrity: 'sha384-chunk', crossOrigin: '' },
    ]);
  });

  test('requests nothing for who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const before = requested().length;
    showHeader(dashboardIn('/saved/'));
    await userEvent.hover(wideLink('Dashboard'));
    expect(requested()).toHaveLength(before);
    Object.assign(navigator, { connection: undefined });
  });
});

test('a visitor chooses the other theme in the small menu, and it is remembered', async () => {
  showHeader();
  await userEvent.click(button('Menu'));
  await userEvent.click(
    within(screen.getByRole('list')).getByRole('button', { name: 'Dark theme' }),
  );
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(button('Menu'));
  expect(
    within(screen.getByRole('list')).getByRole('button', { name: 'Light theme' }),
  ).toBeInTheDocument();
});

describe('unclaimed winnings', () => {
  const won = { roundId: 7, potentialRewards: '0', status: 'win' } as const;

  test('show as their sum, which leads to the card that claims them', async () => {
    claimable.push(
      { ...won, payoutAmount: '65210.78' },
      { ...won, roundId: 8, payoutAmount: '111182.2' },
    );
    showSignedIn();
    const pill = await screen.findByRole('link', { name: /^Claim 176/ });
    expect(pill).toHaveAttribute('href', '/#claimable-rewards');
    expect(pill).toHaveAttribute('title', 'Claim 176,392.98 ION');
    expect(pill).toHaveTextContent('Claim 176,392');
  });

  test('do not show on a site without the game', async () => {
    claimable.push({ ...won, payoutAmount: '65210.78' });
    const page = createPage({ site: site('dashboard') });
    signIn(page.store, { balance: 5 });
    showHeader(page);
    await screen.findByText(/Live ·/);
    expect(screen.queryByRole('link', { name: /^Claim/ })).toBeNull();
  });
});

test('a visitor sees Connect, which opens the wallet dialog [spec 2.6]', async () => {
  showHeader();
  await userEvent.click(button('Connect Wallet'));
  expect(screen.getByRole('dialog', { name: 'Connect Your Wallet' })).toBeInTheDocument();
});

test('closing the dialog cancels the sign-in, and the next dialog offers every wallet again', async () => {
  const never = () => new Promise(() => undefined);
  const { wallet } = fakeWallet('MetaMask', { eth_requestAccounts: never });
  showHeader(createPage({ wallets: [wallet] }));
  await userEvent.click(button('Connect Wallet'));
  await userEvent.click(button('Connect MetaMask'));
  expect(await screen.findByText('Waiting for your wallet to connect…')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Connect Wallet'));
  expect(button('Connect MetaMask')).toBeEnabled();
  expect(screen.queryByText('Waiting for your wallet to connect…')).toBeNull();
});

test('a remote can ask for the wallet dialog', async () => {
  const { store } = showHeader();
  act(() => void store.dispatch(walletDialogRequested()));
  expect(await screen.findByRole('dialog', { name: 'Connect Your Wallet' })).toBeInTheDocument();
});

test('a player sees their address, shortened [spec 2.7a]', () => {
  showSignedIn();
  expect(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Connect Wallet' })).toBeNull();
});

test('the address opens the profile, which shows it in full [spec 2.7b 2.18a]', async () => {
  showSignedIn();
  await userEvent.click(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/));
  const profile = within(screen.getByRole('dialog', { name: 'Profile' }));
  expect(profile.getByText(PLAYER)).toBeInTheDocument();
  await userEvent.click(profile.getByRole('button', { name: 'Wallet Details' }));
  const details = within(screen.getByRole('dialog', { name: 'Wallet Details' }));
  expect(details.getByText('Wallet Connected Successfully')).toBeInTheDocument();
});

test('the profile copies the full address [spec 2.18b]', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  showSignedIn();
  await user.click(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/));
  const profile = within(screen.getByRole('dialog', { name: 'Profile' }));
  await user.click(profile.getByRole('button', { name: 'Copy address' }));
  expect(written).toHaveBeenCalledWith(PLAYER);
  expect(await profile.findByText('Copied ✓')).toBeInTheDocument();
});

test('Disconnect in the profile signs out and closes it [spec 2.18c]', async () => {
  const { store } = showSignedIn();
  await userEvent.click(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/));
  const profile = within(screen.getByRole('dialog', { name: 'Profile' }));
  await userEvent.click(profile.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(store.getState().session.status).toBe('unauthenticated'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the small menu signs out [spec 2.8c]', async () => {
  const { store } = showSignedIn();
  await userEvent.click(button(/^Menu .*0x/));
  await userEvent.click(button('Disconnect'));
  await waitFor(() => expect(store.getState().session.status).toBe('unauthenticated'));
});

test('Disconnect signs out [spec 2.7c]', async () => {
  const { store } = showSignedIn();
  await userEvent.click(wideButton('Disconnect'));
  await waitFor(() => expect(store.getState().session.status).toBe('unauthenticated'));
  expect(button('Connect Wallet')).toBeInTheDocument();
});

test('the small menu has the wallet and the sign-out, and Escape closes it [spec 2.8a]', async () => {
  showSignedIn();
  const menu = button(/^Menu .*0x/);
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(button('Wallet Details')).toBeInTheDocument();
  expect(button('Disconnect')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});

test('a visitor reaches the pages by the small menu', async () => {
  showHeader();
  await userEvent.click(button('Menu'));
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(wideLink('Dashboard')).toHaveAttribute('aria-current', 'page');
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('Wallet Details in the small menu opens the wallet dialog [spec 2.8b]', async () => {
  showSignedIn();
  await userEvent.click(button(/^Menu .*0x/));
  await userEvent.click(button('Wallet Details'));
  expect(screen.getByRole('dialog', { name: 'Wallet Details' })).toBeInTheDocument();
});

describe('the focus stays in the header', () => {
  test('after the wallet dialog that the small menu has opened', async () => {
    showSignedIn();
    await userEvent.click(button(/^Menu .*0x/));
    await userEvent.click(button('Wallet Details'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button(/^Menu .*0x/)).toHaveFocus());
  });

  test('after the wallet dialog that the profile has opened', async () => {
    showSignedIn();
    await userEvent.click(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/));
    await userEvent.click(screen.getByRole('button', { name: 'Wallet Details' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/)).toHaveFocus());
  });

  test('after a sign-in, which removes the Connect button', async () => {
    showHeader(createPage({ wallets: [fakeWallet('MetaMask').wallet] }));
    await userEvent.click(button('Connect Wallet'));
    await userEvent.click(button('Connect MetaMask'));
    await waitFor(() => expect(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/)).toHaveFocus());
  });

  test.each(['in the header', 'in the profile'])('after a sign-out %s', async (place) => {
    showSignedIn();
    if (place === 'in the profile') {
      await userEvent.click(wideButton(/^(?!Menu).*0x7099\.\.\.79C8$/));
      await userEvent.click(button('Disconnect'));
    } else await userEvent.click(wideButton('Disconnect'));
    await waitFor(() => expect(button('Connect Wallet')).toHaveFocus());
  });
});
