import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { pageLanguage, useLanguage } from '@updown/shared';
import { applyRules, renderInPage, setViewport } from '@updown/shared/testing';
import { addresses } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor } from '../../testing/signed-in';
import { Dashboard } from './dashboard';

applyRules();

const server = calmServer();

/** The index of the card's column, and the number of columns in the card's row. */
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
  throw new Error(`${card} is not in a column.`);
}

function places() {
  return ['Game Status', 'ETH Price', 'Admin Panel'].map(placeOf);
}

test('a large window has three columns: status, price and admin panel [spec 2.40]', async () => {
  setViewport(1440);
  renderInPage(<Dashboard />);
  await screen.findByRole('region', { name: 'Admin Panel' });
  expect(places()).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('a medium window has two columns, with the admin panel below [spec 2.41]', async () => {
  setViewport(900);
  renderInPage(<Dashboard />);
  await screen.findByRole('region', { name: 'Admin Panel' });
  expect(places()).toEqual([
    [1, 2],
    [2, 2],
    [1, 1],
  ]);
});

/** Which of the two cards is first, for a reader and on the screen. */
function firstOf(one: string, other: string): string {
  const [card, next] = [one, other].map((name) => screen.getByRole('region', { name }));
  const isBefore = card!.compareDocumentPosition(next!) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore === 0 ? other : one;
}

test.each([1440, 900])(
  'at %i px a player reads how to play before the panel that is denied, and an admin the panel first',
  async (width) => {
    setViewport(width);
    renderFor(server, addresses.player, <Dashboard />);
    expect(await screen.findByText(/^Access Denied/)).toBeVisible();
    expect(firstOf('Admin Panel', 'How to Use')).toBe('How to Use');
    cleanup();
    renderFor(server, addresses.owner, <Dashboard />);
    await screen.findByRole('region', { name: 'Figures' });
    expect(firstOf('Admin Panel', 'How to Use')).toBe('Admin Panel');
  },
);

test('in a large window an admin has more cards in the same three columns', async () => {
  setViewport(1440);
  renderFor(server, addresses.owner, <Dashboard />);
  await screen.findByRole('region', { name: 'Operations' });
  expect(['Operations', 'Audit Log', 'Releases', 'Admin Panel'].map(placeOf)).toEqual([
    [1, 3],
    [2, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('in a medium window an admin has operations and log side by side', async () => {
  setViewport(900);
  renderFor(server, addresses.owner, <Dashboard />);
  await screen.findByRole('region', { name: 'Operations' });
  expect(['Operations', 'Audit Log', 'Releases'].map(placeOf)).toEqual([
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});

test('keeps the typed text while the window changes its width', async () => {
  const typed: [label: string, text: string][] = [
    ['Round ID', '42'],
    ['End price in USD (optional)', '2400.5'],
    ['Start price in USD (optional)', '2410'],
    ['ID of the round to void', '7'],
    ['Minimum deposit in ION', '50000'],
    ['Maximum deposit in ION', ''],
  ];
  setViewport(1440);
  renderFor(server, addresses.owner, <Dashboard />);
  await screen.findByLabelText('Round ID');
  for (const [label, value] of typed) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }

  async function expectKept(): Promise<void> {
    await screen.findByLabelText('Round ID');
    for (const [label, text] of typed) expect(screen.getByLabelText(label)).toHaveValue(text);
  }
  act(() => setViewport(900));
  await expectKept();
  act(() => setViewport(390));
  fireEvent.click(screen.getByText('Admin Panel'));
  await expectKept();
  act(() => setViewport(1440));
  await expectKept();
});

/** Renders the dashboard again when the language changes, as the page does. */
function InThePage() {
  useLanguage();
  return <Dashboard />;
}

test('keeps the typed text while the page changes its language', async () => {
  setViewport(1440);
  renderFor(server, addresses.owner, <InThePage />);
  fireEvent.change(await screen.findByLabelText('Round ID'), { target: { value: '42' } });
  await act(() => pageLanguage.show('es'));
  expect(screen.getByLabelText('ID de la ronda')).toHaveValue('42');
  await act(() => pageLanguage.show('en'));
});
