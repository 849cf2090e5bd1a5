import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  claimRewards,
  NO_PREDICTION,
  playerApi,
  roundCheckApi,
  roundsApi,
  type CurrentRound,
  type RecentPrediction,
} from '@updown/shared';
import { encoded, GAME, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { act } from 'react';
import { liveRound, START } from '../../testing/fake-api';
import { ion } from '../../testing/fake-chain';
import { renderInPage } from '../../testing/render-in-page';
import { CommandProvider } from '../commands/command-provider';
import { ResultBelow } from '../game-panel/result-below';
import { useResultRound } from './use-result-round';
import { useRoundResult } from './use-round-result';

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

function Completed() {
  const { shown, dismiss } = useResultRound();
  const outcome = useRoundResult(shown);
  return outcome && <ResultBelow outcome={outcome} onDismiss={dismiss} />;
}

function show(options: Options) {
  return renderInPage(
    <CommandProvider>
      <Completed />
    </CommandProvider>,
    { at: 310, ...options },
  );
}

const outcomes = [null, 'UP', 'DOWN', 'DRAW', 'VOID'] as const;

/** Sets up API and chain with an ended round in which the player bet UP. */
function ended(outcome: number, priceAtEnd: number): NonNullable<Options['given']> {
  return ({ api, chain }) => {
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
}

test('is hidden while the round is running', async () => {
  renderInPage(
    <CommandProvider>
      <Completed />
    </CommandProvider>,
    { at: 200 },
  );
  await expect(screen.findByText('Round Completed', {}, { timeout: 300 })).rejects.toThrow();
});

test('waits for the result, and reads the chain on demand [spec 2.33a 4.14a]', async () => {
  const { chain } = show({ given: ended(0, 0) });
  expect(await screen.findByText('Round finished! Waiting for result...')).toBeVisible();
  const check = screen.getByRole('button', { name: 'Check Result' });
  await waitFor(() => expect(check).toHaveAttribute('aria-disabled', 'false'));

  chain.round = { ...chain.round, outcome: 1, priceAtEnd: 241_000_000_000n };
  await userEvent.click(check);
  // The contract has the result before the API does.
  expect(await screen.findByText('You won!')).toBeVisible();
  expect(screen.getByText('$2,400.00')).toBeVisible();
  expect(screen.getByText('$2,410.00')).toBeVisible();
});

test('shows that it is checking [spec 4.14b]', async () => {
  show({ given: ended(0, 0) });
  expect(await screen.findByText('Checking result from blockchain...')).toBeVisible();
});

test.each([
  ['You won!', 1, 2410, '$2,410.00', '+24,000 ION'],
  ['You lost.', 2, 2390, '$2,390.00', '−30,000 ION'],
  ['Draw · stake returned', 3, 2400, '$2,400.00', '30,000 ION'],
  ['Refunded', 4, 0, null, '30,000 ION'],
])(
  "shows the player's result: %s [spec 2.33b 4.16e]",
  async (text, outcome, end, endText, amount) => {
    show({ given: ended(outcome, end) });
    const title = await screen.findByText(text);
    expect(title).toBeVisible();
    const hero = within(title.closest<HTMLElement>('[role="status"]')!);
    expect((await hero.findAllByText(amount)).length).toBeGreaterThan(0);
    expect(screen.getByText('Start Price').nextSibling).toHaveTextContent('$2,400.00');
    expect(screen.queryByText('Current Price')).not.toBeInTheDocument();
    if (endText === null) expect(screen.queryByText('End Price')).not.toBeInTheDocument();
    else expect(screen.getByText('End Price').nextSibling).toHaveTextContent(endText);
    expect(screen.queryByRole('button', { name: 'Check Result' })).not.toBeInTheDocument();
  },
);

describe('sharing the result', () => {
  const drawn: string[] = [];
  const context = { fillRect: () => undefined, fillText: (text: string) => drawn.push(text) };
  const picture = new Blob(['…'], { type: 'image/png' });

  beforeEach(() => {
    drawn.length = 0;
    const canvas = HTMLCanvasElement.prototype;
    jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
    jest.spyOn(canvas, 'toBlob').mockImplementation((take) => take(picture));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });

  test('draws it, without the address of the player, and offers it as a file', async () => {
    const share = jest.fn((_shared: ShareData) => Promise.resolve());
    Object.assign(navigator, { canShare: () => true, share });
    show({ given: ended(1, 2410) });
    await screen.findByText('+24,000 ION', { selector: '[aria-hidden]' });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['updown-round-7.png', 'image/png']);
    expect(drawn).toEqual([
      ...['UpDown', 'Round #7', 'You won!', '+24,000 ION', '▲ UP'],
      ...['Start Price', '$2,400.00', 'End Price', '$2,410.00'],
    ]);
    expect(drawn.join()).not.toMatch(/0x/i);
  });

  test('says so if the browser cannot draw', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { actions } = show({ given: ended(2, 2390) });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(actions).toContainEqual(
        expect.objectContaining({
          payload: expect.objectContaining({ title: "Couldn't draw the picture." }) as object,
        }),
      ),
    );
  });

  test('a visitor has nothing to share', async () => {
    show({
      visitor: true,
      given: ({ api }) => {
        api.round = { ...liveRound, status: 'idle', outcome: 'DOWN', end_price: 2390 };
      },
    });
    await screen.findByText('$2,390.00');
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});

test('claims a win from the contract, once [spec 4.17]', async () => {
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
  expect(chain.sent).toEqual([expect.objectContaining(encoded(claimRewards(GAME, 7)))]);
  expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument();
});

test.each([
  ['the operator', OTHER_PLAYER, 'Paid to your wallet', true],
  ['the player', PLAYER, 'Claimed', false],
])('says how a claim by %s was paid', async (_who, claimedBy, text, hasLink) => {
  const { store } = show({
    given: (page) => {
      ended(1, 2410)(page);
      page.api.config = { ...page.api.config, explorerUrl: 'https://explorer.example' };
      page.api.own = { ...page.api.own, hasWithdrawn: true, claimedBy, claimTransaction: '0xab' };
      page.chain.position = { ...page.chain.position, withdrawn: true, claimable: 0n };
    },
  });
  const own = playerApi.endpoints.ownPrediction.select(7);
  await waitFor(() => expect(own(store.getState()).data?.claimedBy).toBe(claimedBy));
  expect(await screen.findByText(text)).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'View Transaction' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    hasLink ? ['https://explorer.example/tx/0xab'] : [],
  );
});

test('still shows the amount of a claimed win, and shares it', async () => {
  const { store } = show({
    given: (page) => {
      ended(1, 2410)(page);
      page.api.own = { ...page.api.own, hasWithdrawn: true, payoutAmount: '54000' };
      page.chain.position = { ...page.chain.position, withdrawn: true, claimable: 0n };
    },
  });
  const read = roundCheckApi.endpoints.roundCheck.select({ roundId: 7, owner: PLAYER });
  await waitFor(() => expect(read(store.getState()).data?.hasWithdrawn).toBe(true));
  expect(await screen.findByText('+24,000 ION', { selector: '[aria-hidden]' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('shows a claim without an amount until the contract confirms the win', async () => {
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

test('offers nothing to claim after a loss', async () => {
  show({ given: ended(2, 2390) });
  await screen.findByText('You lost.');
  expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument();
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

test('a visitor can refresh the result too', async () => {
  const { api } = show({ visitor: true, given: ended(0, 0) });
  const check = await screen.findByRole('button', { name: 'Check Result' });
  api.round = { ...liveRound, status: 'idle', outcome: 'UP', end_price: 2410 };
  await userEvent.click(check);
  expect(await screen.findByText('UP')).toBeVisible();
});

test('shows a result from the stream by itself', async () => {
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

test('reads the result from the API if the wallet does not answer', async () => {
  show({
    given: (page) => {
      ended(1, 2410)(page);
      page.chain.throws['eth_call'] = new Error('no answer');
    },
  });
  expect(await screen.findByText('You won!')).toBeVisible();
});

test('a dismissed result stays dismissed after a reload, for this player alone', async () => {
  sessionStorage.setItem(`updown.game.dismissed.${PLAYER.toLowerCase()}`, '7');
  const { store } = show({ given: ended(2, 2390) });
  const own = playerApi.endpoints.ownPrediction.select(7);
  await waitFor(() => expect(own(store.getState()).data?.hasPredicted).toBe(true));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

describe('when someone starts the next round at once', () => {
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

  /** The player is in round 7, which has ended without a result. Then round 8 starts. */
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

  test('the player still sees their own result, and dismisses it [spec 4.15b]', async () => {
    const { chain } = await showNext();
    const completed = within(card());
    expect(completed.getByText(/Your bet in round #7/)).toHaveTextContent('UP30,000 ION');
    expect(completed.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    chain.round = { ...chain.round, outcome: 1, priceAtEnd: 241_000_000_000n };
    await userEvent.click(completed.getByRole('button', { name: 'Check Result' }));
    expect(await completed.findByText('You won!')).toBeVisible();
    expect(completed.getByText('$2,410.00')).toBeVisible();
    expect(completed.getByRole('button', { name: /^Claim Rewards/ })).toBeEnabled();
    await userEvent.click(completed.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Round Completed' })).not.toBeInTheDocument();
    expect(sessionStorage.getItem(`updown.game.dismissed.${PLAYER.toLowerCase()}`)).toBe('7');
  });

  test('shows a result from the stream by itself', async () => {
    const { chain, store } = await showNext();
    chain.round = { ...chain.round, outcome: 2, priceAtEnd: 239_000_000_000n };
    // The stream does the same when a round gets its result.
    act(() => void store.dispatch(api.util.invalidateTags(['Player'])));
    expect(await within(card()).findByText('You lost.')).toBeVisible();
  });
});
