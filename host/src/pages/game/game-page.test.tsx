import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { theme } from '@updown/shared';
import { applyRules } from '@updown/shared/testing';
import { declared } from '../../../testing/declared';
import { createPage, show, site } from '../../../testing/page';
import { GamePage } from './game-page';

applyRules();

const medium = theme.media.medium.replace('@media ', '');

/** The page's cells in document order; each contains the name of its module. */
async function cells(...remotes: string[]): Promise<HTMLElement[]> {
  const loadModule = (_remote: string, _release: unknown, module: string) =>
    Promise.resolve({ status: 'loaded' as const, Component: () => module });
  show(<GamePage />, createPage({ site: site(...remotes), loadModule }));
  await waitForElementToBeRemoved(() => screen.queryAllByText(/^Loading/));
  return screen.getAllByText(/^(LiveResults|Round|PriceChart|Pools|GamePanel|PlayersHistory)$/);
}

function namesOf(found: HTMLElement[]) {
  return found.map(({ textContent }) => textContent);
}

/** The grid area of an element or its nearest ancestor with one, from a medium window on. */
function areaOf(element: HTMLElement | null): string {
  if (element === null) return '';
  return declared(element, medium, 'grid-area') || areaOf(element.parentElement);
}

test('on a small screen, ticker, frame, panel and history form one column [spec 2.3a]', async () => {
  expect(namesOf(await cells('game', 'chart'))).toEqual([
    'LiveResults',
    'Round',
    'PriceChart',
    'Pools',
    'GamePanel',
    'PlayersHistory',
  ]);
});

test('from a medium window on, the panel is beside the frame of round, chart and pools [spec 2.3b]', async () => {
  const found = await cells('game', 'chart');
  expect(found.map(areaOf)).toEqual(['ticker', 'frame', 'frame', 'frame', 'panel', 'history']);
});

test('without the chart the frame holds round and pools, and the panel stays beside it', async () => {
  const found = await cells('game');
  expect(namesOf(found)).toEqual(['Round', 'Pools', 'GamePanel', 'PlayersHistory']);
  expect(found.map(areaOf)).toEqual(['frame', 'frame', 'panel', 'history']);
});

test('without the game, the chart has no neighbour', async () => {
  const found = await cells('chart');
  expect(namesOf(found)).toEqual(['LiveResults', 'PriceChart']);
  expect(found.map(areaOf)).toEqual(['', '']);
});
