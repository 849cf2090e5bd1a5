import { screen, waitFor } from '@testing-library/react';
import { createPage, show, site } from '../../testing/page';
import type { LoadModule } from '../federation/load-remote';
import { PageRoutes } from './page-routes';

// jsdom does not implement scrolling.
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
afterEach(() => scrollTo.mockClear());

async function visit(path: string, ...remotes: string[]): Promise<string[]> {
  const loadModule = jest.fn<ReturnType<LoadModule>, Parameters<LoadModule>>(() =>
    Promise.resolve({ status: 'loaded', Component: () => 'here' }),
  );
  show(<PageRoutes />, createPage({ site: site(...remotes), loadModule }), path);
  await screen.findAllByText(/here|Page not found/);
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return loadModule.mock.calls.map(([, , module]) => module).sort();
}

test('the start page has ticker, round, chart, pools, panel and history [spec 2.1a 2.4a]', async () => {
  expect(await visit('/', 'game', 'chart', 'dashboard')).toEqual([
    'GamePanel',
    'LiveResults',
    'PlayersHistory',
    'Pools',
    'PriceChart',
    'Round',
  ]);
});

test('a site without the chart has a start page without it', async () => {
  expect(await visit('/', 'game')).toEqual(['GamePanel', 'PlayersHistory', 'Pools', 'Round']);
});

test('a site with the chart alone has a start page with the chart', async () => {
  expect(await visit('/', 'chart')).toEqual(['LiveResults', 'PriceChart']);
});

test('the dashboard page fetches no file of the game [spec 2.1b]', async () => {
  expect(await visit('/dashboard', 'game', 'chart', 'dashboard')).toEqual(['Dashboard']);
});

test('a site with the dashboard alone starts there', async () => {
  expect(await visit('/', 'dashboard')).toEqual(['Dashboard']);
  expect(document.title).toBe('Dashboard · UpDown');
});

test('without the dashboard its page does not exist [spec 2.2b]', async () => {
  expect(await visit('/dashboard', 'game')).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('a player has a page with the public record, named after the address', async () => {
  expect(await visit(`/players/${ADDRESS}`, 'game', 'chart')).toEqual(['PlayerRecord']);
  expect(document.title).toBe('Player 0x7099...79C8 · UpDown');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("a visitor can leave a player's page in a browser that answers a scroll with a promise", () => {
  scrollTo.mockImplementationOnce(() => Promise.resolve() as unknown as void);
  const page = show(<PageRoutes />, createPage(), `/players/${ADDRESS}`);
  expect(scrollTo).toHaveBeenCalled();
  expect(() => page.unmount()).not.toThrow();
});

test('a page about something other than an address explains the format of an address', async () => {
  expect(await visit('/players/0x7099', 'game')).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(
    screen.getByText(
      "0x7099 is not a player's address. An address is 0x followed by 40 hexadecimal digits.",
    ),
  ).toBeInTheDocument();
});

test('without the game there is no page about a player', async () => {
  expect(await visit(`/players/${ADDRESS}`, 'dashboard')).toEqual([]);
  expect(screen.getByText(`There is no page at /players/${ADDRESS}.`)).toBeInTheDocument();
});

test('an unknown URL shows a not-found page with a link back [spec 2.2a]', async () => {
  await visit('/nowhere', 'game');
  expect(screen.getByText('There is no page at /nowhere.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
});
