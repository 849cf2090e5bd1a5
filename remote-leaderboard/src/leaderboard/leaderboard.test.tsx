import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectFollows, type LeaderboardRow } from '@updown/shared';
import {
  MemoryRouter,
  OTHER_PLAYER,
  PLAYER,
  renderInPage,
  testConfig,
  testServer,
} from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { TopOfToday } from '../top-of-today/top-of-today';
import { Leaderboard } from './leaderboard';

const server = testServer();

function row(rank: number, address: string, more: Partial<LeaderboardRow> = {}): LeaderboardRow {
  return {
    rank,
    address,
    profit: `${10n ** 21n}`,
    volume: `${10n ** 22n}`,
    return: 0.1,
    rounds: 12,
    wins: 7,
    streak: 4,
    ...more,
  };
}

const ofPeriod = { since: null, until: null };

/** The API with pages of one row each, and a player's place with the row above it. */
function answer(
  rows: readonly LeaderboardRow[],
  place: LeaderboardRow | null = null,
  above: LeaderboardRow | null = null,
) {
  const asked: string[] = [];
  server.use(
    http.get('/api/config', () => HttpResponse.json(testConfig)),
    http.get('/api/leaderboard', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('order')} ${searchParams.get('period')}`);
      const index = Number(searchParams.get('after') ?? 0);
      const data = rows.slice(index, index + 1);
      const next = index + 1 < rows.length ? `${index + 1}` : null;
      return HttpResponse.json({ success: true, data, ...ofPeriod, total: rows.length, next });
    }),
    http.get('/api/leaderboard/:address', () =>
      HttpResponse.json({ success: true, data: place, above, ...ofPeriod, total: rows.length }),
    ),
  );
  return asked;
}

function show(element = <Leaderboard />, player?: { address: string }, rowsOfToday = 5) {
  const settings = { rowsOfToday };
  const options = { settings, ...(player && { player }) };
  return renderInPage(<MemoryRouter>{element}</MemoryRouter>, options).store;
}

async function bodies() {
  await screen.findByRole('table');
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
}

test('the players are listed with their figures and a link to their record', async () => {
  answer([row(1, OTHER_PLAYER)]);
  show();
  expect(await bodies()).toEqual(['1Record of 0x3C44...93BC+1,000+10.00%10,00047 of 12☆']);
  expect(screen.getByRole('link')).toHaveAttribute('href', `/players/${OTHER_PLAYER}`);
  expect(screen.getByRole('columnheader', { name: /Profit/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('the order and the period can be chosen', async () => {
  const asked = answer([row(1, OTHER_PLAYER)]);
  show();
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('radio', { name: 'Return' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Today' }));
  await screen.findByRole('table');
  expect(asked).toEqual(['profit week', 'return week', 'return day']);
  expect(screen.getByText(/at least 10 rounds/)).toBeInTheDocument();
});

test("the player's own row is always there, once, with the way to the next place", async () => {
  const leader = row(1, OTHER_PLAYER, { profit: `${13n * 10n ** 21n}` });
  answer([leader, row(2, PLAYER)], row(2, PLAYER), leader);
  show(<Leaderboard />, { address: PLAYER });
  expect(await screen.findByText('You')).toBeInTheDocument();
  expect(screen.getByText('12,000 ION to place 1')).toBeInTheDocument();
  expect((await bodies()).map((text) => text.slice(0, 1))).toEqual(['1', '2']);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Showing 2 of 2 players')).toBeInTheDocument();
  expect((await bodies()).map((text) => text.slice(0, 1))).toEqual(['1', '2']);
  expect(screen.getByText('12,000 ION to place 1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a player without a rank has a row that says why, in the words of the order', async () => {
  answer([row(1, OTHER_PLAYER)]);
  show(<Leaderboard />, { address: PLAYER });
  expect(await screen.findByText('Not ranked yet: no result in this period.')).toBeVisible();
  expect(screen.getByText('You')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Return' }));
  expect(
    await screen.findByText('Not ranked yet: fewer than 10 rounds won or lost.'),
  ).toBeVisible();
});

test('a row has a star that follows its player, and the own row has none', async () => {
  answer([row(1, OTHER_PLAYER)], row(2, PLAYER));
  const store = show(<Leaderboard />, { address: PLAYER });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow 0x3C44...93BC' }));
  expect(selectFollows(store.getState())).toEqual([OTHER_PLAYER.toLowerCase()]);
  expect(screen.getAllByRole('button', { name: /^Follow/ })).toHaveLength(1);
});

test('a period without results says so', async () => {
  answer([]);
  show();
  expect(await screen.findByText(/No round in this period has a result yet/)).toBeInTheDocument();
});

test('a failure says so, and can be tried again', async () => {
  server.use(http.get('/api/leaderboard', () => new HttpResponse(null, { status: 400 })));
  show();
  await screen.findByText("Couldn't load the leaderboard.");
  answer([row(1, OTHER_PLAYER)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await bodies()).toHaveLength(1);
});

test('beside the game stand the first players of the day, with a link to all', async () => {
  const asked = answer([row(1, OTHER_PLAYER, { profit: `${-(5n * 10n ** 20n)}` })]);
  show(<TopOfToday />);
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Record of 0x3C44...93BC−500/),
  ]);
  expect(screen.getByRole('link', { name: 'Full leaderboard' })).toHaveAttribute(
    'href',
    '/leaderboard',
  );
  expect(asked).toEqual(['profit day']);
});

test('the short list ends with the own row of a player behind it, and how far it is to the next place', async () => {
  const leaders = [1, 2, 3, 4, 5].map((rank) => row(rank, `0x${String(rank).repeat(40)}`));
  const own = row(12, PLAYER, { profit: `${3n * 10n ** 21n}` });
  const above = row(11, OTHER_PLAYER, { profit: `${5n * 10n ** 21n}` });
  answer(leaders, own, above);
  show(<TopOfToday />, { address: PLAYER });
  const last = await screen.findByText('2,000 ION to place 11');
  expect(last.closest('li')).toHaveTextContent(/^12.*You.*\+3,000/);
});

test("the short list has as many players as the site's operator wants", async () => {
  answer([row(1, OTHER_PLAYER)]);
  show(<TopOfToday />, undefined, 0);
  expect(await screen.findByRole('link', { name: 'Full leaderboard' })).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('the short list has the own row of one of its players once', async () => {
  answer([row(1, PLAYER)], row(1, PLAYER));
  show(<TopOfToday />, { address: PLAYER });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(await screen.findAllByText('You')).toHaveLength(1);
});
