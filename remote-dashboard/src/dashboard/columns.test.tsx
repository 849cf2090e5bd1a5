import { screen } from '@testing-library/react';
import { calmServer } from '../testing/calm-server';
import { renderInPage } from '../testing/render-in-page';
import { setViewport } from '../testing/viewport';
import { Dashboard } from './dashboard';

calmServer();

/** How many columns stand beside the one that the card is in, itself counted, and which of them it is. */
function placeOf(card: string): [column: number, of: number] {
  let column: Element = screen.getByRole('region', { name: card });
  while (column.parentElement !== null) {
    const { gridTemplateColumns } = getComputedStyle(column.parentElement);
    const [, count] = /^repeat\((\d+),/.exec(gridTemplateColumns) ?? [];
    if (count !== undefined) {
      return [[...column.parentElement.children].indexOf(column) + 1, Number(count)];
    }
    column = column.parentElement;
  }
  throw new Error(`${card} stands in no column.`);
}

const places = () => ['Game Status', 'ETH Price', 'Admin Panel'].map(placeOf);

test('a large window has three columns: status, price and admin panel', async () => {
  setViewport(1440);
  renderInPage(<Dashboard />);
  await screen.findByRole('region', { name: 'Admin Panel' });
  expect(places()).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('a medium window has two, and the admin panel below them', async () => {
  setViewport(900);
  renderInPage(<Dashboard />);
  await screen.findByRole('region', { name: 'Admin Panel' });
  expect(places()).toEqual([
    [1, 2],
    [2, 2],
    [1, 1],
  ]);
});
