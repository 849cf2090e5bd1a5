import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerHistoryItem } from '@updown/shared';
import { PLAYER } from '../testing/fake-chain';
import { onWindow } from '../testing/on-window';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { PlayersHistory } from './players-history';

serveApi();

beforeEach(() => onWindow('wide'));

const item = (roundId: number, facts: Partial<PlayerHistoryItem> = {}): PlayerHistoryItem => ({
  roundId,
  playerAddress: PLAYER,
  direction: 'UP',
  stakeAmount: '30000',
  status: true,
  isWinner: true,
  outcome: 'UP',
  rewardAmount: '54000',
  ...facts,
});

const many = (count: number) => Array.from({ length: count }, (_, index) => item(count - index));

const show = (players: PlayerHistoryItem[], total = players.length) =>
  renderInPage(<PlayersHistory />, {
    visitor: true,
    given: ({ api }) => {
      api.players = players;
      api.playersTotal = total;
    },
  });

const bodyRows = async () => (await screen.findAllByRole('row')).slice(1);

test('shows each prediction in a row', async () => {
  show([
    item(12, { status: false, outcome: null, isWinner: false, rewardAmount: '0' }),
    item(11),
    item(10, { direction: 'DOWN', isWinner: false, playerAddress: null, rewardAmount: '0' }),
    item(9, { outcome: 'DRAW', isWinner: false, rewardAmount: '30000' }),
    item(8, { outcome: 'VOID', isWinner: false, rewardAmount: '30000' }),
  ]);
  const rows = await bodyRows();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Round', 'Player', 'Prediction', 'Stake', 'Status']);
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(texts).toEqual([
    ['#12', '0x7099...79C8', '▲UP', '30,000 ION', 'Pending'],
    ['#11', '0x7099...79C8', '▲UP', '30,000 ION', '+54,000 Won'],
    ['#10', 'Unknown', '▼DOWN', '30,000 ION', 'Lost stake Lost'],
    ['#9', '0x7099...79C8', '▲UP', '30,000 ION', 'Stake returned Draw'],
    ['#8', '0x7099...79C8', '▲UP', '30,000 ION', 'Stake returned Refunded'],
  ]);
});

test('shows at most 50 rows, and says of how many', async () => {
  show(many(60), 1234);
  expect(await bodyRows()).toHaveLength(50);
  expect(screen.getByText('Showing 50 of 1234 predictions')).toBeVisible();
  expect(screen.getByText('Scroll for more')).toBeVisible();
});

test.each([
  [20, false],
  [21, true],
])('of %p rows the hint to scroll is there: %p', async (count, isThere) => {
  show(many(count));
  expect(await bodyRows()).toHaveLength(count);
  expect(screen.queryByText('Scroll for more') !== null).toBe(isThere);
  expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
});

test('shows at most 30 cards on a small window, each with its result', async () => {
  onWindow('small');
  show([item(99, { isWinner: false, rewardAmount: '0', outcome: 'DOWN' }), ...many(39)]);
  const cards = await screen.findAllByRole('listitem');
  expect(cards).toHaveLength(30);
  expect(screen.getByText('Showing 30 of 40 predictions')).toBeVisible();
  expect(cards[0]).toHaveTextContent('Lost stake');
  expect(cards[1]).toHaveTextContent('+54,000');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a card of a pending prediction has no result yet', async () => {
  onWindow('small');
  show([item(1, { status: false, outcome: null })]);
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('-')).toBeVisible();
});

test('says that there is nothing', async () => {
  show([]);
  expect(await screen.findByText('No player predictions found')).toBeVisible();
});

test('holds its place while it loads, and offers to try again where it cannot', async () => {
  const { api } = renderInPage(<PlayersHistory />, {
    visitor: true,
    given: ({ api }) => {
      api.down.add('/contract/players/history-fast');
    },
  });
  expect(screen.getByRole('status', { name: 'Loading the history' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
  api.down.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No player predictions found')).toBeVisible();
});
