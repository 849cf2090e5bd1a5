import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followToggled, sessionEnded, theme, type PlayerHistoryItem } from '@updown/shared';
import { applyRules, OTHER_PLAYER, PLAYER, setViewport } from '@updown/shared/testing';
import { act } from 'react';
import { renderInPage, type Page } from '../../testing/render-in-page';
import { PlayersHistory } from './players-history';

beforeEach(() => setViewport(1280));

function item(roundId: number, facts: Partial<PlayerHistoryItem> = {}): PlayerHistoryItem {
  return {
    roundId,
    playerAddress: PLAYER,
    direction: 'UP',
    stakeAmount: '30000',
    status: true,
    isWinner: true,
    outcome: 'UP',
    rewardAmount: '54000',
    position: `${roundId}.0`,
    ...facts,
  };
}

function many(count: number) {
  return Array.from({ length: count }, (_, index) => item(count - index));
}

function show(players: PlayerHistoryItem[], total = players.length) {
  return renderInPage(<PlayersHistory />, {
    visitor: true,
    given: ({ api }) => {
      api.players = players;
      api.playersTotal = total;
    },
  });
}

async function bodyRows() {
  return (await screen.findAllByRole<HTMLTableRowElement>('row')).slice(1);
}

test('shows each prediction in a row [spec 1.6d 2.15 2.35a 2.35b 4.18 6.1c]', async () => {
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
    ['#12', 'Record of 0x7099...79C8', '▲UP', '30,000 ION', 'Pending'],
    ['#11', 'Record of 0x7099...79C8', '▲UP', '30,000 ION', '+24,000 Won'],
    ['#10', 'Unknown', '▼DOWN', '30,000 ION', 'Lost stake Lost'],
    ['#9', 'Record of 0x7099...79C8', '▲UP', '30,000 ION', 'Stake returned Draw'],
    ['#8', 'Record of 0x7099...79C8', '▲UP', '30,000 ION', 'Round void Refunded'],
  ]);
});

test('shows at most 50 rows, and the total [spec 2.36 9.8a]', async () => {
  show(many(60), 1234);
  expect(await bodyRows()).toHaveLength(50);
  expect(screen.getByText('Showing 50 of 1,234 predictions')).toBeVisible();
  expect(screen.getByText('Scroll for more')).toBeVisible();
});

test.each([
  [20, false],
  [21, true],
])('with %p rows the hint to scroll shows: %p [spec 2.39a 9.8e]', async (count, isThere) => {
  show(many(count));
  expect(await bodyRows()).toHaveLength(count);
  expect(screen.queryByText('Scroll for more') !== null).toBe(isThere);
  expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
});

test("the hint to scroll stays at the window's lower edge until the end of the list [spec 2.39b]", async () => {
  applyRules();
  show(many(21));
  expect(getComputedStyle(await screen.findByText('Scroll for more'))).toMatchObject({
    position: 'sticky',
  });
});

test('shows at most 30 cards on a small window, each with its result [spec 2.3c 2.37a 9.8b]', async () => {
  setViewport(360);
  show([item(99, { isWinner: false, rewardAmount: '0', outcome: 'DOWN' }), ...many(39)]);
  const cards = await screen.findAllByRole('listitem');
  expect(cards).toHaveLength(30);
  expect(screen.getByText('Showing 30 of 40 predictions')).toBeVisible();
  expect(cards[0]).toHaveTextContent('Lost stake');
  expect(cards[1]).toHaveTextContent('+24,000');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a card of a pending prediction has no result yet [spec 2.37b]', async () => {
  setViewport(360);
  show([item(1, { status: false, outcome: null })]);
  const card = await screen.findByRole('listitem');
  expect(within(card).getByText('-')).toBeVisible();
});

test('shows an empty state [spec 2.38]', async () => {
  show([]);
  expect(await screen.findByText('No player predictions found')).toBeVisible();
});

test('reserves its space while it loads, and offers Retry if it fails', async () => {
  const { api } = renderInPage(<PlayersHistory />, {
    visitor: true,
    given: ({ api }) => {
      api.outages.set('/contract/players/history-fast', 500);
    },
  });
  expect(screen.getByRole('status', { name: 'Loading the history' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the history.");
  api.outages.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No player predictions found')).toBeVisible();
});

describe('Load more', () => {
  const everything = many(330);
  const showAll = () =>
    renderInPage(<PlayersHistory />, {
      visitor: true,
      given: ({ api }) => {
        api.history = everything;
        api.players = everything.slice(0, 200);
        api.playersTotal = everything.length;
      },
    });
  const press = async (times: number) => {
    for (let i = 0; i < times; i++) await userEvent.click(await loadMore());
  };
  const loadMore = () => screen.findByRole('button', { name: 'Load more' });

  test('continues with the predictions that the page already has', async () => {
    const { api } = showAll();
    await press(3);
    expect(await bodyRows()).toHaveLength(200);
    expect(screen.getByText('Showing 200 of 330 predictions')).toBeVisible();
    expect(api.requested).not.toContain('/contract/players/history');
  });

  test('then reads older ones, each once, down to the first bet', async () => {
    showAll();
    await press(3);
    await press(1);
    await screen.findByText('Showing 250 of 330 predictions');
    await press(1);
    await screen.findByText('Showing 300 of 330 predictions');
    await press(1);
    expect(await screen.findByText('#1')).toBeVisible();
    const rounds = (await bodyRows()).map(
      (row) => within(row).getAllByRole('cell')[0]?.textContent,
    );
    expect(rounds).toEqual(everything.map(({ roundId }) => `#${roundId}`));
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  }, 60_000);

  test('offers another try if older ones do not load', async () => {
    const { api } = showAll();
    await press(3);
    api.outages.set('/contract/players/history', 500);
    await press(1);
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load more predictions.");
    expect(await bodyRows()).toHaveLength(200);
    api.outages.clear();
    await press(1);
    expect(await screen.findByText(/^Showing (250|300) of 330/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('adds 30 cards on a small window', async () => {
    setViewport(360);
    showAll();
    await press(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    expect(screen.getByText('Showing 60 of 330 predictions')).toBeVisible();
  });
});

describe('the choice of predictions', () => {
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  function showSignedIn(given: (api: Page['api']) => void = () => undefined) {
    return renderInPage(<PlayersHistory />, {
      given: ({ api }) => {
        api.players = [
          item(7, { playerAddress: OTHER_PLAYER, status: false, outcome: null }),
          item(7, { status: false, outcome: null, position: '7.1' }),
          item(6, { playerAddress: OTHER_PLAYER }),
          item(5),
        ];
        api.stats = { ...api.stats, players: 2 };
        given(api);
      },
    });
  }

  test("marks the player's own rows, in words and with a bar", async () => {
    applyRules();
    showSignedIn();
    const rows = await bodyRows();
    const marked = rows.map((row) => within(row).queryByText('You') !== null);
    expect(marked).toEqual([false, true, false, true]);
    expect(getComputedStyle(rows[1]!.cells[0]!).boxShadow).toContain(theme.color.accent);
    expect(getComputedStyle(rows[0]!.cells[0]!).boxShadow).toBe('');
  });

  test('links each player to their public record', async () => {
    showSignedIn();
    const [first] = await bodyRows();
    const link = within(first!).getByRole('link', { name: 'Record of 0x3C44...93BC' });
    expect(link).toHaveAttribute('href', `/players/${OTHER_PLAYER}`);
  });

  test('Followed has the predictions of followed players alone, and goes with the last of them', async () => {
    const { store } = showSignedIn();
    await bodyRows();
    expect(screen.queryByRole('radio', { name: 'Followed' })).not.toBeInTheDocument();
    act(() => void store.dispatch(followToggled(OTHER_PLAYER)));
    await choose('Followed');
    const rows = await bodyRows();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toHaveTextContent('0x3C44...93BC');
    expect(rows[0]).toHaveTextContent(/UP.*ION.*Pending/);
    act(() => void store.dispatch(followToggled(OTHER_PLAYER)));
    expect(await bodyRows()).toHaveLength(4);
    expect(screen.getByRole('radio', { name: 'All players' })).toBeChecked();
  });

  test('This round has its predictions alone', async () => {
    showSignedIn();
    await bodyRows();
    await choose('This round');
    const rows = await bodyRows();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toHaveTextContent('#7');
  });

  test('This round reads on if the latest predictions do not have all of it', async () => {
    const inRound = Array.from({ length: 70 }, (_, index) =>
      item(7, {
        playerAddress: `0x${`${100 + index}`.repeat(14)}`.slice(0, 42),
        position: `9.${70 - index}`,
      }),
    );
    const { api } = showSignedIn((api) => {
      api.history = inRound;
      api.players = inRound.slice(0, 40);
      api.stats = { ...api.stats, players: 70 };
    });
    await bodyRows();
    await choose('This round');
    expect(await screen.findByText('Showing 50 of 70 predictions')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await bodyRows()).toHaveLength(70);
    expect(api.requested).toContain('/contract/players/history');
  });

  test('a round without a prediction says so', async () => {
    showSignedIn((api) => {
      api.players = [item(5)];
      api.stats = { ...api.stats, players: 0 };
    });
    await bodyRows();
    await choose('This round');
    expect(await screen.findByText('No predictions in round #7 yet')).toBeVisible();
  });

  test('Mine has every prediction of the player, in pages', async () => {
    showSignedIn((api) => {
      const prices = { endTime: 1, priceAtStart: 2400, priceAtEnd: 2500 };
      api.predictions = many(80).map((one) => ({ ...one, ...prices }));
    });
    await bodyRows();
    await choose('Mine');
    expect(await screen.findByText('Showing 50 of 80 predictions')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('#1')).toBeVisible();
    expect(await bodyRows()).toHaveLength(80);
  });

  test('a player who has made no prediction reads where the first one will be', async () => {
    showSignedIn();
    await bodyRows();
    await choose('Mine');
    expect(
      await screen.findByText('No predictions yet. Your first one appears here.'),
    ).toBeVisible();
  });

  test('goes back to all players after a sign-out', async () => {
    const { store } = showSignedIn();
    await bodyRows();
    await choose('Mine');
    act(() => void store.dispatch(sessionEnded()));
    expect(await bodyRows()).toHaveLength(4);
    expect(screen.queryByRole('radio', { name: 'Mine' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All players' })).toBeChecked();
  });
});
