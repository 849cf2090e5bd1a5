import { screen } from '@testing-library/react';
import { theme } from '@updown/shared';
import { declared } from '../testing/declared';
import { createPage, show, site } from '../testing/page';
import type { RemoteName } from '../site/site';
import { GamePage } from './game-page';

const medium = theme.media.medium.replace('@media ', '');
const large = theme.media.large.replace('@media ', '');

/** The cells of the page, in the order of the document; in each stands the name of its module. */
async function cells(...remotes: RemoteName[]): Promise<HTMLElement[]> {
  const loadModule = (_remote: RemoteName, module: string) =>
    Promise.resolve({ status: 'loaded' as const, version: '1.0.0', Component: () => module });
  show(<GamePage />, createPage({ site: site(...remotes), loadModule }));
  return screen.findAllByText(/LiveResults|PriceChart|GamePanel|PlayersHistory/);
}

const orderOf = (cell: HTMLElement) => Number(getComputedStyle(cell).order);

test('in a small window the panel comes before the chart, from a medium one on after it', async () => {
  const found = await cells('game', 'chart');
  const names = found.map(({ textContent }) => textContent);
  expect(names).toEqual(['LiveResults', 'PriceChart', 'GamePanel', 'PlayersHistory']);
  expect(found.map(orderOf)).toEqual([0, 2, 1, 3]);
  expect(found.map((cell) => declared(cell, medium, 'order'))).toEqual(['0', '0', '0', '0']);
});

test('in a large window the panel stands beside chart and history', async () => {
  const areas = (await cells('game', 'chart')).map((cell) => declared(cell, large, 'grid-area'));
  expect(areas).toEqual(['ticker', 'chart', 'panel', 'history']);
});

test('where the chart is not deployed, there is nothing to stand beside', async () => {
  const areas = (await cells('game')).map((cell) => declared(cell, large, 'grid-area'));
  expect(areas).toEqual(['', '']);
});
