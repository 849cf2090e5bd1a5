import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  NO_PREDICTION,
  roundsApi,
  type CurrentRound,
  type RecentPrediction,
} from '@updown/shared';
import { PLAYER } from '@updown/shared/testing';
import { act } from 'react';
import { ended } from '../../testing/ended-round';
import { liveRound, START } from '../../testing/fake-api';
import { renderInPage } from '../../testing/render-in-page';
import { CommandProvider } from '../commands/command-provider';
import { ResultStrip } from './result-strip';
import { useResultRound } from './use-result-round';
import { useRoundResult } from './use-round-result';

const next: CurrentRound = {
  ...liveRound,
  id: 8,
  start_time: START + 305,
  end_time: START + 605,
};
const bet: RecentPrediction = {
  round_id: 7,
  direction: 'UP',
  status: 'pending',
  stake_amount: '30000',
  payout_amount: '0',
};

function Strip() {
  const { shown, dismiss } = useResultRound();
  const outcome = useRoundResult(shown);
  return outcome && <ResultStrip outcome={outcome} onDismiss={dismiss} />;
}

/** The player is in round 7, which has ended without a result. Then round 8 starts. */
async function showNext() {
  const page = renderInPage(
    <CommandProvider>
      <Strip />
    </CommandProvider>,
    {
      at: 310,
      given: (page) => {
        ended(0, 0)(page);
        page.api.recent = [bet];
      },
    },
  );
  await screen.findByText('Round #7: waiting for the result');
  page.api.own = NO_PREDICTION;
  page.api.round = next;
  await act(() =>
    page.store.dispatch(
      roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
        draft.current = next;
      }),
    ),
  );
  await screen.findByText('Round #7: waiting for the result');
  return page;
}

function strip() {
  return within(screen.getByRole('region', { name: 'Round Completed' }));
}

test('the player still sees their own result when someone starts the next round, and dismisses it [spec 4.15b]', async () => {
  const { chain } = await showNext();
  expect(strip().queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  chain.round = { ...chain.round, outcome: 1, priceAtEnd: 241_000_000_000n };
  await userEvent.click(await strip().findByRole('button', { name: 'Check Result' }));
  await waitFor(() =>
    expect(strip().getByRole('status')).toHaveTextContent('Round #7: You won! 54,000 ION to claim'),
  );
  expect(strip().getByRole('button', { name: 'Claim Rewards' })).toBeEnabled();
  await userEvent.click(strip().getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Round Completed' })).not.toBeInTheDocument();
  expect(sessionStorage.getItem(`updown.game.dismissed.${PLAYER.toLowerCase()}`)).toBe('7');
});

test('shows a result from the stream by itself', async () => {
  const { chain, store } = await showNext();
  chain.round = { ...chain.round, outcome: 2, priceAtEnd: 239_000_000_000n };
  // The stream does the same when a round gets its result.
  act(() => void store.dispatch(api.util.invalidateTags(['Player'])));
  await waitFor(() =>
    expect(strip().getByRole('status')).toHaveTextContent('Round #7: You lost. 30,000 ION'),
  );
});
