import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  MAX_ALLOWANCE,
  refetchTags,
  roundsApi,
  sessionEnded,
  sessionKeyHeld,
  walletDisconnected,
} from '@updown/shared';
import { PLAYER, setViewport } from '@updown/shared/testing';
import { act } from 'react';
import { liveRound, START } from '../../testing/fake-api';
import { ion } from '../../testing/fake-chain';
import { renderInPage, type Page } from '../../testing/render-in-page';
import { GamePanel } from './game-panel';

afterEach(() => {
  sessionStorage.clear();
  setViewport(1280);
});

type Options = Parameters<typeof renderInPage>[1];
function show(options?: Options) {
  return renderInPage(<GamePanel />, options);
}

describe('a visitor', () => {
  test("sees the guide and Connect, and no player's data [spec 2.14 2.23b 2.26]", async () => {
    const { actions } = show({ visitor: true });
    const guide = screen.getByText('How to play').closest('details')!;
    expect(guide).toHaveAttribute('open');
    const steps = within(guide).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Start New Round',
      'Approve Tokens',
      'Make Prediction',
    ]);
    const token = (await screen.findByText('What is ION?')).closest('details')!;
    expect(token).not.toHaveAttribute('open');
    expect(token).toHaveTextContent(
      /ION is the game's token on .*\. Stakes and winnings are paid in it/,
    );
    expect(guide).toHaveTextContent(/You bet ION .* If you are right, .* the house pays it\./);
    expect(screen.queryByText('Recent Predictions')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const bet = within(screen.getByRole('region', { name: 'Your Prediction' }));
    expect(bet.getAllByRole('status')[0]).toHaveTextContent('Connect Wallet');
    await userEvent.click(bet.getByRole('button', { name: 'Connect Wallet' }));
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'session/walletDialogRequested' }),
    );
  });
});

describe('the token block', () => {
  test('shows a loading state, then name, symbol and balance [spec 1.7 2.22a 2.23c 3.12a]', async () => {
    show({ given: ({ chain }) => void (chain.balance = 1_234_567_123_456_789_000_000_000n) });
    expect(await screen.findByText('Loading Token Info')).toBeVisible();
    const block = within(await screen.findByRole('group', { name: 'Token balance' }));
    expect(block.getByText('Ion (ION)')).toBeVisible();
    expect(block.getByText('1,234,567.123456 ION')).toBeVisible();
  });

  test('refetches on demand [spec 2.22b]', async () => {
    const { chain } = show();
    expect(await screen.findByText('100,000 ION')).toBeVisible();
    chain.balance = ion(5);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('5 ION')).toBeVisible();
  });

  test("falls back to the API's balance, and the player can bet once the chain answers [spec 7.27]", async () => {
    const { api, chain } = show({
      given: ({ api, chain }) => {
        api.balance = 70_000;
        chain.allowance = MAX_ALLOWANCE;
        chain.throws['eth_call'] = new Error('no answer');
      },
    });
    expect(await screen.findByText('70,000 ION')).toBeVisible();
    expect(api.requested).toContain('/users/me');
    expect(await screen.findByText('Unable to load token allowance')).toBeVisible();
    expect(screen.queryByText('Ready to Predict')).not.toBeInTheDocument();
    expect(screen.getByText("Couldn't load your token allowance. Please try again.")).toBeVisible();
    expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeDisabled();
    chain.throws = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ready to Predict')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /PREDICT UP/ }));
    await waitFor(() => expect(chain.sent).toHaveLength(1));
  });

  test('refetches the allowance with the balance, on the same button', async () => {
    const { chain } = show({
      given: ({ chain }) => void (chain.throws['eth_call'] = new Error('no answer')),
    });
    await screen.findByText('5 ION');
    chain.throws = {};
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Approve Tokens/ })).toBeEnabled(),
    );
  });

  test('offers Retry if the balance does not load [spec 2.22c]', async () => {
    const { chain } = show({
      given: ({ api, chain }) => {
        chain.throws['eth_call'] = new Error('no answer');
        api.outages.set('/users/me', 500);
      },
    });
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Unable to load token balance');
    chain.throws = {};
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('100,000 ION')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Approve Tokens/ })).toBeEnabled(),
    );
  });
});

describe('the status banner', () => {
  test('offers test tokens on a local chain if the balance is 0 [spec 2.23d]', async () => {
    const { api, chain } = show({ given: ({ chain }) => void (chain.balance = 0n) });
    expect(await screen.findByText('No Tokens')).toBeVisible();
    chain.balance = ion(1_000_000);
    await userEvent.click(screen.getByRole('button', { name: 'Get test tokens' }));
    expect(await screen.findByText('1,000,000 ION')).toBeVisible();
    expect(api.faucetAsked).toEqual([{ address: PLAYER }]);
    expect(screen.getByText('Approval Needed')).toBeVisible();
  });

  test('offers no test tokens elsewhere', async () => {
    show({
      given: ({ api, chain }) => {
        chain.balance = 0n;
        api.config = { ...api.config, isLocal: false };
      },
    });
    expect(await screen.findByText('No Tokens')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get test tokens' })).not.toBeInTheDocument();
  });

  test('names the missing minimum [spec 2.23g]', async () => {
    show({ given: ({ chain }) => void (chain.balance = ion(29_999)) });
    expect(await screen.findByText('Need Min 30,000 Tokens')).toBeVisible();
  });
});

describe('a round after the player starts it', () => {
  test('is active, with prediction allowed [spec 4.7]', async () => {
    show({
      given: ({ api, chain }) => {
        api.round = null;
        chain.allowance = MAX_ALLOWANCE;
        chain.onSent = () => {
          api.round = { ...liveRound, id: 8 };
          chain.largest.roundId = 8;
        };
      },
    });
    const start = () => screen.getByRole('button', { name: 'Start New Round' });
    await waitFor(() => expect(start()).toBeEnabled());
    expect(screen.getByRole('region', { name: 'Round Management' })).toContainElement(start());
    expect(screen.queryByRole('button', { name: /PREDICT UP/ })).not.toBeInTheDocument();
    await userEvent.click(start());
    await waitFor(() => expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeEnabled());
    expect(screen.getByRole('button', { name: /PREDICT DOWN/ })).toBeEnabled();
  });
});

describe('a wallet on another chain', () => {
  test('is asked to switch by a choice, which waits; the panel does not repeat what the page says', async () => {
    const { actions } = show({ chainId: 1 });
    expect(await screen.findByText('5 ION')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^UP/ }));
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'session/chainSwitchRequested' }),
    );
    expect(screen.getByRole('button', { name: /^UP .* your choice$/ })).toBeEnabled();
    expect(screen.queryByText(/network/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Connect|PREDICT/ })).not.toBeInTheDocument();
  });

  test('gets no round to start', async () => {
    show({ chainId: 1, given: ({ api }) => void (api.round = null) });
    expect(await screen.findByText('5 ION')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start New Round' })).not.toBeInTheDocument();
    expect(screen.queryByText('Round Management')).not.toBeInTheDocument();
  });

  test('is not needed for a stake that Quick play places', async () => {
    const key = `0x${'0a'.repeat(20)}`;
    const end = START + 3_600;
    const { store } = show({
      chainId: 1,
      given: ({ api }) => {
        api.config = { ...api.config, sponsorsGas: true };
        api.balance = 200_000;
        api.bounds = { ...api.bounds, session: { key, perRound: '60000', left: '90000', end } };
      },
    });
    act(() => void store.dispatch(sessionKeyHeld({ key, end })));
    expect(await screen.findByText('Ready to Predict')).toBeVisible();
    expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeEnabled();
    const stake = screen.getByRole('spinbutton', { name: /^Stake/ });
    await userEvent.clear(stake);
    await userEvent.type(stake, '70000');
    expect(await screen.findByRole('button', { name: /^UP/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /PREDICT UP/ })).not.toBeInTheDocument();
  });
});

describe("the player's own data", () => {
  const inTheRound: NonNullable<Options>['given'] = ({ api }) => {
    api.own = {
      ...api.own,
      hasPredicted: true,
      predictedUp: true,
      predictedAt: START + 30,
      depositAmount: '30000',
    };
    api.prices = [
      { time: START * 1000, price: 2400 },
      { time: (START + 29) * 1000, price: 2401.2 },
      { time: (START + 31) * 1000, price: 2405 },
    ];
    api.round = { ...liveRound, up_predictions: '60000', down_predictions: '60000' };
    api.potentialRewards = '54000';
    api.summary = {
      total: 12,
      won: 5,
      lost: 6,
      pending: 1,
      refunded: 0,
      staked: '480000',
      paid: '300500',
      profit: '-169500',
      currentStreak: -2,
      longestStreak: 3,
      curve: [
        { roundId: 5, profit: '24000' },
        { roundId: 6, profit: '-169500' },
      ],
      claimable: '10000',
    };
    api.recent = [9, 8, 7, 6].map((round_id) => ({
      round_id,
      direction: 'DOWN' as const,
      stake_amount: '40000',
      payout_amount: '0',
      status: 'lose' as const,
    }));
  };

  test('shows the active prediction with its potential rewards, and the last three [spec 2.31a 9.8c]', async () => {
    show({ given: inTheRound });
    const active = within(await screen.findByRole('region', { name: 'Your Active Prediction' }));
    const figures = () => active.getAllByRole('definition').map((each) => each.textContent);
    await waitFor(() => expect(figures()).toEqual(['▲UP', '30,000 ION', '54,000 ION']));
    expect(active.getByText(/^Wins above \$2,400\.00 at \d\d:\d\d$/)).toBeVisible();
    expect(active.getByText('Level: your stake comes back')).toBeVisible();
    const detail = await active.findByText(/^Entry Price at \d\d:\d\d:\d\d/);
    expect(detail).toHaveTextContent(/\$2,401\.20$/);
    expect(screen.getByText('How to play').closest('details')).not.toHaveAttribute('open');
    const recent = within(screen.getByRole('region', { name: 'Recent Predictions' }));
    expect(await recent.findAllByRole('listitem')).toHaveLength(3);
    expect(recent.getAllByText('Lost', { selector: 'li *' })).toHaveLength(3);
    expect(recent.getAllByText('−40,000 ION')).toHaveLength(3);
  });

  test('counts as no prediction if it does not load [spec 2.23h 7.7b 8.3a]', async () => {
    show({
      given: (page) => {
        inTheRound(page);
        page.chain.allowance = MAX_ALLOWANCE;
        page.api.recent = [];
        page.api.outages.set('/user/prediction/:id', 500);
      },
    });
    expect(await screen.findByText('Ready to Predict')).toBeVisible();
    expect(screen.queryByText('Your Active Prediction')).not.toBeInTheDocument();
  });

  test("shows the server's potential rewards, and refetches them when the pools change [spec 7.8c]", async () => {
    const { api, store } = show({ given: inTheRound });
    const active = within(await screen.findByRole('region', { name: 'Your Active Prediction' }));
    await waitFor(() => expect(api.requested).toContain('/user/potential-rewards/:id'));
    api.potentialRewards = '61234.5';
    api.round = { ...api.round!, down_predictions: '90000' };
    act(() => void store.dispatch(refetchTags(['Round'])));
    expect(await active.findByText('61,234.5 ION')).toBeVisible();
  });

  test('computes the potential rewards while the pools change, and reads them once they rest', async () => {
    const { api, store } = show({ given: inTheRound });
    const active = within(await screen.findByRole('region', { name: 'Your Active Prediction' }));
    const reads = () => api.requested.filter((path) => path.includes('potential-rewards')).length;
    await waitFor(() => expect(reads()).toBe(1));
    api.potentialRewards = '61234.5';
    for (const down of ['90000', '120000', '150000']) {
      const change = roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
        draft.current!.down_predictions = down;
      });
      act(() => void store.dispatch(change));
    }
    // 30,000 of 60,000 UP, against 150,000 DOWN.
    expect(await active.findByText('101,250 ION')).toBeVisible();
    expect(reads()).toBe(1);
    expect(await active.findByText('61,234.5 ION')).toBeVisible();
    expect(reads()).toBe(2);
  });

  test('shows potential rewards of 0 if the server fails [spec 7.8b]', async () => {
    show({
      given: (page) => {
        inTheRound(page);
        page.api.outages.set('/user/potential-rewards/:id', 500);
      },
    });
    const active = within(await screen.findByRole('region', { name: 'Your Active Prediction' }));
    expect(await active.findByText('0 ION')).toBeVisible();
  });

  test('shows the own record beside the last predictions [spec 7.9c]', async () => {
    show({ given: inTheRound });
    const recent = within(await screen.findByRole('region', { name: 'Recent Predictions' }));
    await recent.findByText('−169,500 ION');
    const names = recent.getAllByRole('term').map(({ textContent }) => textContent);
    const figures = recent.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(names.map((name, at) => `${name}: ${figures[at]}`)).toEqual([
      'Played: 12',
      'Won: 5',
      'Lost: 6',
      'Staked: 480,000 ION',
      'Payouts: 310,500 ION',
      'Current streak: 2 losses',
      'Profit: −169,500 ION',
    ]);
    expect(recent.getByRole('link', { name: 'Your record' })).toHaveAttribute(
      'href',
      `/players/${PLAYER}`,
    );
    const curve = recent.getByRole('img', { name: /^Profit and loss from round #5 to #6/ });
    expect(curve).toHaveAccessibleName(
      'Profit and loss from round #5 to #6: −169,500 ION, at best +24,000, at worst −169,500',
    );
  });

  test('shows an empty list and no totals if the server answers with an error [spec 8.3c]', async () => {
    const { api } = show({
      given: (page) => {
        inTheRound(page);
        page.api.outages.set('/user/predictions-bypass', 500).set('/user/predictions-summary', 500);
      },
    });
    const recent = within(await screen.findByRole('region', { name: 'Recent Predictions' }));
    expect(
      await recent.findByText('No predictions yet. Your first one appears here.'),
    ).toBeVisible();
    await waitFor(() => expect(api.requested).toContain('/user/predictions-summary'));
    expect(recent.queryByRole('alert')).not.toBeInTheDocument();
    expect(recent.queryByRole('definition')).not.toBeInTheDocument();
  });

  test('offers Retry without a connection', async () => {
    const { api } = show({
      given: (page) => {
        inTheRound(page);
        page.api.outages.set('/user/predictions-bypass', 'offline');
      },
    });
    const recent = within(await screen.findByRole('region', { name: 'Recent Predictions' }));
    expect(await recent.findByText("Couldn't load your predictions.")).toBeVisible();
    api.outages.clear();
    await userEvent.click(recent.getByRole('button', { name: 'Retry' }));
    expect(await recent.findAllByRole('listitem')).toHaveLength(3);
  });

  test('disappears with the session', async () => {
    const { store } = show({ given: inTheRound });
    await screen.findByText('Your Active Prediction');
    act(() => {
      store.dispatch(sessionEnded());
      store.dispatch(walletDisconnected());
    });
    await waitFor(() =>
      expect(screen.queryByText('Your Active Prediction')).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('Recent Predictions')).not.toBeInTheDocument();
    expect(screen.queryByText('100,000 ION')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  });
});

describe('the result of an earlier round', () => {
  const lost: NonNullable<Options>['given'] = ({ api, chain }) => {
    chain.largest.roundId = 8;
    chain.allowance = MAX_ALLOWANCE;
    chain.position = { hasPredicted: true, up: true, withdrawn: false, claimable: 0n };
    chain.round = { ...chain.round, outcome: 2, priceAtEnd: 239_000_000_000n };
    api.recent = [
      {
        round_id: 7,
        direction: 'UP',
        status: 'lose',
        stake_amount: '30000',
        payout_amount: '0',
      },
    ];
  };

  async function showNext(store: Page['store']) {
    await screen.findByText('#7');
    act(() => {
      store.dispatch(
        roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
          draft.current = { ...liveRound, id: 8 };
        }),
      );
    });
    const up = screen.getByRole('button', { name: /PREDICT UP/ });
    await waitFor(() => expect(up).toBeEnabled());
    await screen.findByText(/You lost\./);
    return within(screen.getByRole('region', { name: 'Round Completed' }));
  }

  test('is a card above the bet on the next round until the player dismisses it [spec 4.15d]', async () => {
    const { store } = show({ given: lost });
    const card = await showNext(store);
    expect(card.getByText('You lost.')).toBeVisible();
    expect(screen.getByText('Estimate').closest('details')).not.toHaveAttribute('open');
    await userEvent.click(card.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Round Completed' })).not.toBeInTheDocument();
    expect(screen.queryByText('Estimate')).not.toBeInTheDocument();
  });

  test('is a sheet above the bar of a phone until it is touched, once, and then a line', async () => {
    setViewport(390);
    const { store } = show({ given: lost });
    const sheet = await showNext(store);
    expect(document.querySelector('[data-action-bar] [data-result-sheet]')).not.toBeNull();
    expect(sessionStorage.getItem(`updown.game.seen.${PLAYER.toLowerCase()}`)).toBe('7');
    await userEvent.click(sheet.getByText('You lost.'));
    expect(document.querySelector('[data-result-sheet]')).toBeNull();
    const line = within(screen.getByRole('region', { name: 'Round Completed' }));
    expect(line.getByRole('status')).toHaveTextContent('Round #7: You lost. 30,000 ION');
  });

  test('is only the line after a reload', async () => {
    setViewport(390);
    sessionStorage.setItem(`updown.game.seen.${PLAYER.toLowerCase()}`, '7');
    const { store } = show({ given: lost });
    await showNext(store);
    expect(document.querySelector('[data-result-sheet]')).toBeNull();
  });
});
