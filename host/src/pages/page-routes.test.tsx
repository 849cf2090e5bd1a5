import { screen } from '@testing-library/react';
import { createPage, show, site } from '../testing/page';
import type { RemoteName } from '../site/site';
import { PageRoutes } from './page-routes';

async function visit(path: string, ...remotes: RemoteName[]): Promise<string[]> {
  const loadModule = jest.fn((_remote: RemoteName, _module: string, _again: boolean) =>
    Promise.resolve({ status: 'loaded' as const, version: '1.0.0', Component: () => 'here' }),
  );
  show(<PageRoutes />, createPage({ site: site(...remotes), loadModule }), path);
  await screen.findAllByText(/here|Page not found/);
  return loadModule.mock.calls.map(([, module]) => module).sort();
}

test('the start page has the ticker, the chart, the panel and the history', async () => {
  expect(await visit('/', 'game', 'chart', 'dashboard')).toEqual([
    'GamePanel',
    'LiveResults',
    'PlayersHistory',
    'PriceChart',
  ]);
});

test('a site without the chart has a start page without it', async () => {
  expect(await visit('/', 'game')).toEqual(['GamePanel', 'PlayersHistory']);
});

test('a site with the chart alone has a start page of it', async () => {
  expect(await visit('/', 'chart')).toEqual(['LiveResults', 'PriceChart']);
});

test('the dashboard fetches nothing of the game', async () => {
  expect(await visit('/dashboard', 'game', 'chart', 'dashboard')).toEqual(['Dashboard']);
});

test('a site with the dashboard alone begins there', async () => {
  expect(await visit('/', 'dashboard')).toEqual(['Dashboard']);
  expect(document.title).toBe('Dashboard · UpDown');
});

test('without the dashboard its page does not exist', async () => {
  expect(await visit('/dashboard', 'game')).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('an unknown address says so, and leads back', async () => {
  await visit('/nowhere', 'game');
  expect(screen.getByText('There is no page at /nowhere.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
});
