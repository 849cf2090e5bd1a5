import { screen } from '@testing-library/react';
import { roundsApi, type PlayerHistoryItem } from '@updown/shared';
import { setViewport } from '@updown/shared/testing';
import { act } from 'react';
import { renderInPage } from '../../testing/render-in-page';
import { PlayersHistory } from './players-history';
import { StatusCell } from './status-cell';

jest.mock('./status-cell', () => ({ StatusCell: jest.fn(() => null) }));

function prediction(roundId: number): PlayerHistoryItem {
  return {
    roundId,
    playerAddress: `0x${'1'.repeat(40)}`,
    direction: 'UP',
    stakeAmount: '30000',
    status: true,
    isWinner: true,
    rewardAmount: '54000',
    position: `${roundId}.0`,
    outcome: 'UP',
  };
}

test.each(['wide', 'small'] as const)(
  'on a %s window a new prediction renders its own row and no other',
  async (size) => {
    setViewport(size === 'wide' ? 1280 : 360);
    const { store } = renderInPage(<PlayersHistory />, {
      visitor: true,
      given: ({ api }) => void (api.players = [3, 2, 1].map(prediction)),
    });
    await screen.findByText(/#3/);
    jest.mocked(StatusCell).mockClear();
    const withNew = roundsApi.util.updateQueryData('playersHistory', undefined, (draft) => {
      draft.data.unshift(prediction(4));
    });
    act(() => void store.dispatch(withNew));
    await screen.findByText(/#4/);
    expect(StatusCell).toHaveBeenCalledTimes(1);
  },
);
