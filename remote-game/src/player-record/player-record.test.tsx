import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  PLAYER_PATH,
  type PlayerPrediction,
  Route,
  Routes,
  selectFollows,
  serverClock,
} from '@updown/shared';
import { OTHER_PLAYER, PLAYER, setViewport, testConfig } from '@updown/shared/testing';
import { renderInPage, type Page } from '../../testing/render-in-page';
import { PlayerRecord } from './player-record';

beforeEach(() => setViewport(1280));

function prediction(roundId: number, facts: Partial<PlayerPrediction> = {}): PlayerPrediction {
  return {
    roundId,
    playerAddress: OTHER_PLAYER,
    direction: 'UP',
    stakeAmount: '30000',
    status: true,
    isWinner: true,
    outcome: 'UP',
    rewardAmount: '54000.129',
    position: `${roundId}.0`,
    endTime: Date.UTC(2026, 10, 22, 14, 5) / 1000,
    priceAtStart: 2400,
    priceAtEnd: 2412.5,
    ...facts,
  };
}

const lost = { isWinner: false, outcome: 'DOWN', rewardAmount: '0', priceAtEnd: 2399 } as const;
const pending = {
  status: false,
  isWinner: false,
  outcome: null,
  rewardAmount: '0',
  priceAtEnd: null,
};

function show(given: (api: Page['api']) => void, { address = OTHER_PLAYER, visitor = true } = {}) {
  return renderInPage(
    <Routes>
      <Route path={PLAYER_PATH} element={<PlayerRecord />} />
    </Routes>,
    { visitor, path: `/players/${address}`, given: ({ api }) => given(api) },
  );
}

function withFigures(api: Page['api']): void {
  api.record = {
    address: OTHER_PLAYER,
    total: 22,
    won: 14,
    lost: 4,
    pending: 1,
    refunded: 3,
    staked: '660000',
    paid: '810000.5',
    claimable: '37554.1',
    profit: '412300.999',
    currentStreak: 3,
    longestStreak: 6,
    curve: [
      { roundId: 2, profit: '-30000' },
      { roundId: 90, profit: '412300.999' },
    ],
  };
  api.predictions = [prediction(90), prediction(89, lost), prediction(88, pending)];
}

test('anybody can follow a player from the record, except the player', async () => {
  const { store } = show(withFigures);
  await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(selectFollows(store.getState())).toEqual([OTHER_PLAYER.toLowerCase()]);
  cleanup();
  show(withFigures, { address: PLAYER, visitor: false });
  await screen.findByText('You');
  expect(screen.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
});

async function bodyRows() {
  return (await screen.findAllByRole('row')).slice(1);
}

test('shows the figures, for a visitor too', async () => {
  show(withFigures);
  await screen.findByText('+412,300.99 ION');
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(Object.fromEntries(names.map((name, index) => [name, figures[index]]))).toEqual({
    Profit: '+412,300.99 ION',
    Played: '22',
    Won: '14',
    Lost: '4',
    Pending: '1',
    'Stake returned': '3',
    Staked: '660,000 ION',
    Claimed: '810,000.5 ION',
    'To claim': '37,554.1 ION',
    'Current streak': '3 wins',
    'Longest streak': '6 wins',
  });
  expect(screen.queryByText('You')).not.toBeInTheDocument();
});

test('describes the curve in words, and names its scale', async () => {
  show(withFigures);
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    'Profit and loss from round #2 to #90: +412,300.99 ION, at best +412,300.99, at worst −30,000',
  );
  expect(screen.getAllByText('+412,300').length).toBeGreaterThan(0);
});

test('shows each round with its prices, its payout and what it brought', async () => {
  show(withFigures);
  const rows = await bodyRows();
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replace(/ CSV$/, ''))
      .filter((_, index) => index !== 1),
  );
  const [up, stake] = ['▲UP', '30,000 ION'];
  expect(cells).toEqual([
    ['#90', up, '$2,400.00 →to $2,412.50', stake, '54,000.12 ION', '+24,000.12 ION', 'Won'],
    ['#89', up, '$2,400.00 →to $2,399.00', stake, '0 ION', '−30,000 ION', 'Lost'],
    ['#88', up, '$2,400.00 →to -', stake, '-', '-', 'Pending'],
  ]);
  expect(within(rows[0]!).getByTitle('54,000.129 ION')).toBeVisible();
});

test('offers the whole record, and all prices of each round, as files', async () => {
  jest.spyOn(serverClock, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 14, 6));
  show((api) => {
    withFigures(api);
    const [latest] = api.predictions;
    // The API no longer has the prices of a round of the month before.
    api.predictions = [latest!, prediction(3, { endTime: Date.UTC(2026, 9, 22) / 1000 })];
  });
  const [first, old] = await bodyRows();
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `/api/players/${OTHER_PLAYER}/record.csv`,
  );
  expect(
    within(first!).getByRole('link', { name: 'All prices of round #90 as CSV' }),
  ).toHaveAttribute('href', '/api/round/90/ticks.csv');
  expect(within(old!).queryByRole('link')).not.toBeInTheDocument();
});

test('pages down to the first bet', async () => {
  show((api) => {
    withFigures(api);
    api.predictions = Array.from({ length: 80 }, (_, index) => prediction(80 - index));
  });
  expect(await screen.findByText('Showing 50 of 80 predictions')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('#1')).toBeVisible();
  expect(await bodyRows()).toHaveLength(80);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('has cards on a small window', async () => {
  setViewport(360);
  show(withFigures);
  const cards = await screen.findAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards[1]).toHaveTextContent('Round #89');
  expect(cards[1]).toHaveTextContent('−30,000 ION');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('says whose record it is, with a copy of the address and a link to the explorer', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  show(
    (api) => {
      withFigures(api);
      api.config = { ...testConfig, explorerUrl: 'https://explorer.example' };
    },
    { address: OTHER_PLAYER.toLowerCase() },
  );
  expect(screen.getByRole('region', { name: 'Player 0x3C44...93BC' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(written).toHaveBeenCalledWith(OTHER_PLAYER);
  expect(await screen.findByRole('link', { name: 'View on explorer' })).toHaveAttribute(
    'href',
    `https://explorer.example/address/${OTHER_PLAYER}`,
  );
});

test('marks the record of the player who reads it', async () => {
  show(withFigures, { address: PLAYER, visitor: false });
  expect(await screen.findByText('You')).toBeVisible();
});

test('is calm about an address that never played', async () => {
  const { api } = show(() => undefined);
  expect(await screen.findByText('This player has made no predictions yet.')).toBeVisible();
  expect(screen.queryByText('Rounds')).not.toBeInTheDocument();
  expect(api.requested).not.toContain('/players/:address/predictions');
});

test('offers Retry if the record does not load', async () => {
  const { api } = show((state) => {
    withFigures(state);
    state.outages.set('/players/:address', 500);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load this record.");
  api.outages.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('+412,300.99 ION')).toBeVisible();
});
