import { screen, waitFor, within } from '@testing-library/react';
import { roundsApi } from '@updown/shared';
import { OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { act } from 'react';
import { liveRound } from '../../testing/fake-api';
import { renderInPage } from '../../testing/render-in-page';
import { Pools } from './pools';

type Options = Parameters<typeof renderInPage>[1];

async function figures(options?: Options) {
  renderInPage(<Pools />, { visitor: true, ...options });
  const pools = within(await screen.findByRole('region', { name: 'Pools' }));
  const texts = (role: string) => pools.getAllByRole(role).map(({ textContent }) => textContent);
  return { terms: texts('term'), amounts: texts('definition') };
}

test('shows the total of each side with its share, and the total pool [spec 2.20d]', async () => {
  const { terms, amounts } = await figures();
  expect(terms).toEqual(['▲UP total', '▼DOWN total', 'Total Pool']);
  expect(amounts).toEqual([
    '60,000 ION · 67%',
    '30,000 ION · 33%',
    expect.stringMatching(/^90,000 ION/),
  ]);
});

test('an empty pool has no shares', async () => {
  const { amounts } = await figures({
    given: ({ api }) => {
      api.round = {
        ...liveRound,
        up_predictions: '0',
        down_predictions: '0',
        total_deposits: '0',
      };
    },
  });
  expect(amounts).toEqual(['0 ION', '0 ION', expect.stringMatching(/^0 ION/)]);
});

describe('before the first bet of a round', () => {
  const item = {
    roundId: 6,
    playerAddress: PLAYER,
    direction: 'UP',
    stakeAmount: '60000',
    status: true,
    isWinner: true,
    outcome: 'UP',
    rewardAmount: '0',
    position: '6.0',
  } as const;
  const none = { up_predictions: '0', down_predictions: '0', total_deposits: '0' };
  const { playersHistory } = roundsApi.endpoints;

  test('the pools and players of the last rounds stand in place of the bar, without a request', async () => {
    const { api, store } = renderInPage(<Pools />, {
      visitor: true,
      given: ({ api }) => {
        api.round = { ...liveRound, ...none };
        api.players = [
          item,
          { ...item, playerAddress: OTHER_PLAYER, direction: 'DOWN', stakeAmount: '30000' },
          { ...item, roundId: 5, stakeAmount: '40000' },
        ];
      },
    });
    await screen.findByRole('region', { name: 'Pools' });
    expect(api.requested).not.toContain('/contract/players/history-fast');
    expect(screen.queryByText('Last rounds:')).not.toBeInTheDocument();
    await act(() => store.dispatch(playersHistory.initiate()));
    const line = (await screen.findByText('Last rounds:')).parentElement;
    expect(line).toHaveTextContent('#690,000 ION · 2 players#540,000 ION · 1 player');
  });

  test('the first round of a game says that there are no bets yet', async () => {
    const { store } = renderInPage(<Pools />, {
      visitor: true,
      given: ({ api }) => void (api.round = { ...liveRound, ...none }),
    });
    await screen.findByRole('region', { name: 'Pools' });
    await act(() => store.dispatch(playersHistory.initiate()));
    expect(await screen.findByText('No bets yet')).toBeVisible();
  });
});

test('shows the number of players, in total and per side [spec 7.10d]', async () => {
  renderInPage(<Pools />, {
    visitor: true,
    given: ({ api }) =>
      void (api.stats = { ...api.stats, players: 3, upPlayers: 2, downPlayers: 1 }),
  });
  expect(await screen.findByTitle('2 UP, 1 DOWN')).toHaveTextContent('· 3 players: 2 UP, 1 DOWN');
});

test('is nothing while there is no round', async () => {
  const { api } = renderInPage(<Pools />, {
    visitor: true,
    given: ({ api }) => void (api.round = null),
  });
  await act(async () => {
    while (!api.requested.includes('/contract/current-round-fast')) await Promise.resolve();
  });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('follows the stakes of the round', async () => {
  const { store } = renderInPage(<Pools />, { visitor: true });
  await screen.findByRole('region', { name: 'Pools' });
  act(() => {
    store.dispatch(
      roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
        draft.current = { ...liveRound, up_predictions: '90000', total_deposits: '120000' };
      }),
    );
  });
  await waitFor(() =>
    expect(screen.getByText('Total Pool').nextSibling).toHaveTextContent(/^120,000 ION/),
  );
});
