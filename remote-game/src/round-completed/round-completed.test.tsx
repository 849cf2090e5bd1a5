import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimRewards,
  playerApi,
  roundCheckApi,
  roundsApi,
  type CurrentRound,
} from '@updown/shared';
import { encoded, GAME, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { act } from 'react';
import { ended } from '../../testing/ended-round';
import { liveRound } from '../../testing/fake-api';
import { renderInPage, setClock } from '../../testing/render-in-page';
import { CommandProvider } from '../commands/command-provider';
import { ResultCard } from './result-card';
import { useResultRound } from './use-result-round';
import { useRoundResult } from './use-round-result';

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

function Completed() {
  const { shown, dismiss } = useResultRound();
  const outcome = useRoundResult(shown);
  return outcome && <ResultCard outcome={outcome} onDismiss={dismiss} />;
}

function show(options: Options) {
  return renderInPage(
    <CommandProvider>
      <Completed />
    </CommandProvider>,
    { at: 316, ...options },
  );
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
  expect(await screen.findByText(/^You won/)).toBeVisible();
  expect(screen.getByText('$2,400.00')).toBeVisible();
  expect(screen.getByText('$2,410.00')).toBeVisible();
});

test('asks for nothing in the first 15 s [spec 4.14a]', async () => {
  show({ at: 301, given: ended(0, 0) });
  expect(await screen.findByText('Round finished! Waiting for result...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check Result' })).not.toBeInTheDocument();
  setClock(315);
  expect(await screen.findByRole('button', { name: 'Check Result' })).toBeVisible();
});

test('a payout of the operator is on its way, until it is late', async () => {
  show({
    given: (page) => {
      ended(1, 2410)(page);
      page.api.config = { ...page.api.config, payOutSeconds: 60 };
    },
  });
  const hero = () => screen.getByRole('heading', { name: /You won/ }).parentElement;
  await screen.findByText('0:44');
  expect(hero()).toHaveTextContent('54,000 ION on its way · 0:44');
  setClock(361);
  await waitFor(() => expect(hero()).toHaveTextContent(/on its way$/));
  setClock(420);
  await waitFor(() => expect(hero()).toHaveTextContent('to claim'));
});

test('shows that it is checking [spec 4.14b]', async () => {
  show({ given: ended(0, 0) });
  expect(await screen.findByText('Checking result from blockchain...')).toBeVisible();
});

test.each([
  ['✓ You won!', 1, 2410, '$2,410.00', '54,000 ION', 'to claim'],
  ['✕ You lost.', 2, 2390, '$2,390.00', '30,000 ION', 'The price moved against you.'],
  ['= Draw', 3, 2400, '$2,400.00', '54,000 ION', 'to claim'],
  ['○ Round void', 4, 0, null, '54,000 ION', 'to claim'],
])(
  "shows the player's result: %s [spec 2.33b 4.16e]",
  async (title, outcome, end, endText, sum, text) => {
    show({ given: ended(outcome, end) });
    const said = await screen.findByText(text);
    const hero = within(said.closest<HTMLElement>('[role="status"]')!);
    expect(hero.getByRole('heading')).toHaveTextContent(title);
    expect(hero.getAllByText(sum)).toHaveLength(2);
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
    await screen.findByText('54,000 ION', { selector: '[aria-hidden]' });
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
  await userEvent.click(await screen.findByRole('button', { name: 'Claim Rewards' }));
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
  expect(await screen.findByText('54,000 ION', { selector: '[aria-hidden]' })).toBeVisible();
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
  await screen.findByText(/^You lost/);
  expect(screen.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument();
});

test.each([
  ['a draw', 3, 2400],
  ['a void round', 4, 0],
])('%s returns the stake', async (_what, outcome, end) => {
  show({ given: ended(outcome, end) });
  expect(await screen.findByRole('button', { name: /Claim Stake/ })).toBeEnabled();
});

test('a visitor can refresh the result too', async () => {
  const { api } = show({ visitor: true, given: ended(0, 0) });
  const check = await screen.findByRole('button', { name: 'Check Result' });
  api.round = { ...liveRound, status: 'idle', outcome: 'UP', end_price: 2410 };
  await userEvent.click(check);
  expect(await screen.findByText('$2,410.00')).toBeVisible();
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
  expect(await screen.findByText(/^You lost/)).toBeVisible();
});

test('reads the result from the API if the wallet does not answer', async () => {
  show({
    given: (page) => {
      ended(1, 2410)(page);
      page.chain.throws['eth_call'] = new Error('no answer');
    },
  });
  expect(await screen.findByText(/^You won/)).toBeVisible();
});

test('a dismissed result stays dismissed after a reload, for this player alone', async () => {
  sessionStorage.setItem(`updown.game.dismissed.${PLAYER.toLowerCase()}`, '7');
  const { store } = show({ given: ended(2, 2390) });
  const own = playerApi.endpoints.ownPrediction.select(7);
  await waitFor(() => expect(own(store.getState()).data?.hasPredicted).toBe(true));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
