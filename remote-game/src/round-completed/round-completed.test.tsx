import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  claimRewards,
  NO_PREDICTION,
  roundCheckApi,
  roundsApi,
  type CurrentRound,
  type RecentPrediction,
} from '@updown/shared';
import { act } from 'react';
import { CommandProvider } from '../commands/command-provider';
import { liveRound, START } from '../testing/fake-api';
import { GAME, ion, PLAYER } from '../testing/fake-chain';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { RoundCompleted } from './round-completed';
import { useToldRound } from './use-told-round';

serveApi();

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

function Completed() {
  const { told, dismiss } = useToldRound();
  return told && <RoundCompleted key={told.round.id} told={told} onDismiss={dismiss} />;
}

const show = (options: Options) =>
  renderInPage(
    <CommandProvider>
      <Completed />
    </CommandProvider>,
    { at: 310, ...options },
  );

const outcomes = [null, 'UP', 'DOWN', 'DRAW', 'VOID'] as const;

/** A round that has ended with the player in it, betting UP, as API and chain know it. */
const ended =
  (outcome: number, priceAtEnd: number): NonNullable<Options['given']> =>
  ({ api, chain }) => {
    api.own = { ...api.own, hasPredicted: true, predictedUp: true, depositAmount: '30000' };
    chain.position = { hasPredicted: true, up: true, withdrawn: false, claimable: ion(54_000) };
    chain.round = {
      outcome,
      priceAtStart: 240_000_000_000n,
      priceAtEnd: BigInt(priceAtEnd) * 10n ** 8n,
    };
    api.round = {
      ...liveRound,
      status: outcome === 0 ? 'resolving' : 'idle',
      outcome: outcomes[outcome] ?? null,
      end_price: priceAtEnd === 0 ? null : priceAtEnd,
    };
  };

test('is not there while the round runs', async () => {
  renderInPage(
    <CommandProvider>
      <Completed />
    </CommandProvider>,
    { at: 200 },
  );
  await expect(screen.findByText('Round Completed', {}, { timeout: 300 })).rejects.toThrow();
});

test('waits for the result, and asks the chain for it on demand', async () => {
  const { chain } = show({ given: ended(0, 0) });
  expect(await screen.findByText('Round finished! Waiting for result...')).toBeVisible();
  const check = screen.getByRole('button', { name: 'Check Result' });
  await waitFor(() => expect(check).toHaveAttribute('aria-disabled', 'false'));

  chain.round = { ...chain.round, outcome: 1, priceAtEnd: 241_000_000_000n };
  await userEvent.click(check);
  // The API has not seen the result yet; the contract has.
  expect(await screen.findByText('You won!')).toBeVisible();
  expect(screen.getByText('$2,400.00')).toBeVisible();
  expect(screen.getByText('$2,410.00')).toBeVisible();
});

test('says that it is checking', async () => {
  show({ given: ended(0, 0) });
  expect(await screen.findByText('Checking result from blockchain...')).toBeVisible();
});

test.each([
  ['You won!', 1, 2410, '$2,410.00'],
  ['You lost.', 2, 2390, '$2,390.00'],
  ['Draw', 3, 2400, '$2,400.00'],
  ['Refunded', 4, 0, null],
])('tells the player: %s', async (text, outcome, end, endText) => {
  show({ given: ended(outcome, end) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Start Price').nextSibling).toHaveTextContent('$2,400.00');
  if (endText === null) expect(screen.queryByText('End Price')).not.toBeInTheDocument();
  else expect(screen.getByText('End Price').nextSibling).toHaveTextContent(endText);
  expect(screen.queryByRole('button', { name: 'Check Result' })).not.toBeInTheDocument();
});

test('a win is claimed from the contract, once', async () => {
  const { chain } = show({
    given: (page) => {
      ended(1, 2410)(page);
      page.chain.onSent = () => {
        page.chain.position = { ...page.chain.position, withdrawn: true, claimable: 0n };
      };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Rewards · 54,000 ION' }));
  expect(await screen.findByText('Claimed')).toBeVisible();
  expect(chain.sent).toEqual([expect.objectContaining(claimRewards(GAME, 7))]);
  expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument();
});

test('a win that the API tells before the contract was read again names no amount, least of all none', async () => {
  const { store } = show({
    given: (page) => {
      ended(1, 2410)(page);
      page.chain.round = { ...page.chain.round, outcome: 0 };
      page.chain.position = { ...page.chain.position, claimable: 0n };
    },
  });
  const read = roundCheckApi.endpoints.roundCheck.select({ roundId: 7, owner: PLAYER });
  await waitFor(() => expect(read(store.getState()).data?.outcome).toBeNull());
  expect(await screen.findByRole('button', { name: 'Claim Rewards' })).toBeEnabled();
});

test('a loss offers nothing to claim', async () => {
  show({ given: ended(2, 2390) });
  await screen.findByText('You lost.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['a draw', 3, 2400],
  ['a void round', 4, 0],
])('%s returns the stake', async (_what, outcome, end) => {
  show({ given: ended(outcome, end) });
  expect(await screen.findByRole('button', { name: /Claim Stake/ })).toBeEnabled();
});

test('a visitor sees how the round ended', async () => {
  show({
    visitor: true,
    given: ({ api }) => {
      api.round = { ...liveRound, status: 'idle', outcome: 'DOWN', end_price: 2390 };
    },
  });
  expect(await screen.findByText('DOWN')).toBeVisible();
  expect(screen.getByText('$2,390.00')).toBeVisible();
});

test('a visitor can ask for the result too', async () => {
  const { api } = show({ visitor: true, given: ended(0, 0) });
  const check = await screen.findByRole('button', { name: 'Check Result' });
  api.round = { ...liveRound, status: 'idle', outcome: 'UP', end_price: 2410 };
  await userEvent.click(check);
  expect(await screen.findByText('UP')).toBeVisible();
});

test('the result comes by itself when the stream brings it', async () => {
  const { store, chain } = show({ given: ended(0, 0) });
  await screen.findByText('Round finished! Waiting for result...');
  chain.round = { ...chain.round, outcome: 2, priceAtEnd: 239_000_000_000n };
  const resolved: CurrentRound = { ...liveRound, status: 'idle', outcome: 'DOWN', end_price: 2390 };
  act(() => {
    store.dispatch(
      roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
        draft.current = resolved;
      }),
    );
  });
  expect(await screen.findByText('You lost.')).toBeVisible();
});

test('the result is read from the API where the wallet cannot be asked', async () => {
  show({
    given: (page) => {
      ended(1, 2410)(page);
      page.chain.throws['eth_call'] = new Error('no answer');
    },
  });
  expect(await screen.findByText('You won!')).toBeVisible();
});

describe('when somebody starts the next round at once', () => {
  const next: CurrentRound = {
    ...liveRound,
    id: 8,
    start_time: START + 305,
    end_time: START + 605,
  };
  const bet: RecentPrediction = {
    ...{ round_id: 7, direction: 'UP', status: 'pending' },
    ...{ stake_amount: '30000', payout_amount: '0' },
  };

  /** The player is in round 7, which has ended without a result; then round 8 runs. */
  async function showNext() {
    const page = show({
      given: (page) => {
        ended(0, 0)(page);
        page.api.recent = [bet];
      },
    });
    await screen.findByText('Round finished! Waiting for result...');
    page.api.own = NO_PREDICTION;
    page.api.round = next;
    await act(() =>
      page.store.dispatch(
        roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
          draft.current = next;
        }),
      ),
    );
    await screen.findByText(/Your bet in round #7/);
    return page;
  }

  const card = () => screen.getByRole('region', { name: 'Round Completed' });

  it('the player still gets the result of theirs, and puts it away', async () => {
    const { chain } = await showNext();
    const told = within(card());
    expect(told.getByText(/Your bet in round #7/)).toHaveTextContent('UP30,000 ION');
    expect(told.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    chain.round = { ...chain.round, outcome: 1, priceAtEnd: 241_000_000_000n };
    await userEvent.click(told.getByRole('button', { name: 'Check Result' }));
    expect(await told.findByText('You won!')).toBeVisible();
    expect(told.getByText('$2,410.00')).toBeVisible();
    expect(told.getByRole('button', { name: /^Claim Rewards/ })).toBeEnabled();
    await userEvent.click(told.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Round Completed' })).not.toBeInTheDocument();
  });

  it('the result comes by itself when the stream brings it', async () => {
    const { chain, store } = await showNext();
    chain.round = { ...chain.round, outcome: 2, priceAtEnd: 239_000_000_000n };
    // As the stream does when a round has its result.
    act(() => void store.dispatch(api.util.invalidateTags(['Player'])));
    expect(await within(card()).findByText('You lost.')).toBeVisible();
  });
});
