import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_ALLOWANCE, sessionEnded, walletDisconnected } from '@updown/shared';
import { act } from 'react';
import { ion, PLAYER } from '../testing/fake-chain';
import { liveRound } from '../testing/fake-api';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { GamePanel } from './game-panel';

serveApi();

type Options = Parameters<typeof renderInPage>[1];
const show = (options?: Options) => renderInPage(<GamePanel />, options);

const warning = 'API connection issues detected. Some features may not work properly.';

describe('a visitor', () => {
  it('sees the live round, the guide and where to connect, and nothing of a player', async () => {
    const { dispatched } = show({ visitor: true });
    expect(await screen.findByRole('region', { name: 'Round #7' })).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'How to play' }));
    expect(steps.getAllByRole('listitem').map((step) => step.firstChild?.textContent)).toEqual([
      'Start New Round',
      'Approve Tokens',
      'Make Prediction',
    ]);
    expect(screen.queryByText('Recent Predictions')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const bet = within(screen.getByRole('region', { name: 'Your Prediction' }));
    expect(bet.getByText('Connect Wallet')).toBeVisible();
    await userEvent.click(bet.getByRole('button', { name: 'Connect' }));
    expect(dispatched).toContain('session/walletDialogRequested');
  });
});

describe('the warning banner', () => {
  it('is not there while all is well', async () => {
    show({ visitor: true });
    await screen.findByRole('region', { name: 'Round #7' });
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  it('is there while the API is unhealthy, and the page stays usable', async () => {
    show({ given: ({ api }) => void api.down.add('/health') });
    expect(await screen.findByText(warning)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Round #7' })).toBeVisible();
  });

  it('goes when the stream is up again', async () => {
    const { store } = show({ given: ({ api }) => void api.down.add('/health') });
    await screen.findByText(warning);
    act(() => void store.dispatch({ type: 'stream/streamChanged', payload: true }));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  it('is there while the round cannot be read', async () => {
    show({
      given: ({ api }) =>
        void api.down.add('/contract/current-round-fast').add('/contract/current-round'),
    });
    expect(await screen.findByText(warning)).toBeVisible();
  });
});

describe('the token block', () => {
  it('says what it loads, then name, symbol and balance', async () => {
    show({ given: ({ chain }) => void (chain.balance = 1_234_567_123_456_789_000_000_000n) });
    expect(await screen.findByText('Loading Token Info')).toBeVisible();
    const block = within(await screen.findByRole('group', { name: 'Token balance' }));
    expect(block.getByText('Ion (ION)')).toBeVisible();
    expect(block.getByText('1,234,567.123456 ION')).toBeVisible();
  });

  it('reads again on demand', async () => {
    const { chain } = show();
    expect(await screen.findByText('100,000 ION')).toBeVisible();
    chain.balance = ion(5);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('5 ION')).toBeVisible();
  });

  it('falls back to the balance of the API, and the player can bet once the chain answers', async () => {
    const { api, chain } = show({
      given: ({ api, chain }) => {
        api.balance = 70_000;
        chain.allowance = MAX_ALLOWANCE;
        chain.throws['eth_call'] = new Error('no answer');
      },
    });
    expect(await screen.findByText('70,000 ION')).toBeVisible();
    expect(api.asked).toContain('/users/me');
    expect(await screen.findByText('Unable to load token allowance')).toBeVisible();
    expect(screen.queryByText('Ready to Predict')).not.toBeInTheDocument();
    expect(
      screen.getByText('Your token allowance could not be read. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeDisabled();
    chain.throws = {};
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ready to Predict')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /PREDICT UP/ }));
    await waitFor(() => expect(chain.sent).toHaveLength(1));
  });

  it('reads the allowance again with the balance, on the same button', async () => {
    const { chain } = show({
      given: ({ chain }) => void (chain.throws['eth_call'] = new Error('no answer')),
    });
    await screen.findByText('5 ION');
    chain.throws = {};
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Approve Tokens' })).toBeEnabled(),
    );
  });

  it('offers to try again where no balance can be had', async () => {
    const { chain } = show({
      given: ({ api, chain }) => {
        chain.throws['eth_call'] = new Error('no answer');
        api.down.add('/users/me');
      },
    });
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Unable to load token balance');
    chain.throws = {};
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('100,000 ION')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Approve Tokens' })).toBeEnabled(),
    );
  });
});

describe('the status banner', () => {
  it('offers test tokens on a local chain where there are none', async () => {
    const { api, chain } = show({ given: ({ chain }) => void (chain.balance = 0n) });
    expect(await screen.findByText('No Tokens')).toBeVisible();
    chain.balance = ion(1_000_000);
    await userEvent.click(screen.getByRole('button', { name: 'Get test tokens' }));
    expect(await screen.findByText('1,000,000 ION')).toBeVisible();
    expect(api.faucetAsked).toEqual([{ address: PLAYER }]);
    expect(screen.getByText('Ready to Predict')).toBeVisible();
  });

  it('offers none elsewhere', async () => {
    show({
      given: ({ api, chain }) => {
        chain.balance = 0n;
        api.config = { ...api.config, isLocal: false };
      },
    });
    expect(await screen.findByText('No Tokens')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get test tokens' })).not.toBeInTheDocument();
  });

  it('names the minimum that is missing', async () => {
    show({ given: ({ chain }) => void (chain.balance = ion(29_999)) });
    expect(await screen.findByText('Need Min 30,000 Tokens')).toBeVisible();
  });
});

describe('a round that the player has started', () => {
  it('is active, with prediction allowed', async () => {
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
    expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeDisabled();
    await userEvent.click(start());
    const round = within(await screen.findByRole('region', { name: 'Round #8' }));
    expect(round.getByRole('timer')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeEnabled());
    expect(screen.getByRole('button', { name: /PREDICT DOWN/ })).toBeEnabled();
  });
});

describe('a wallet on another chain', () => {
  it('is told so, and offered nothing that would fail', async () => {
    show({ chainId: 1, given: ({ api }) => void (api.round = null) });
    expect(await screen.findByText('Your wallet is on another network.')).toBeVisible();
    expect(
      screen.getByText('Switch your wallet to the network of the game to start a round.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start New Round' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeDisabled();
  });
});

describe('what belongs to the player', () => {
  const inTheRound: NonNullable<Options>['given'] = ({ api }) => {
    api.own = { ...api.own, hasPredicted: true, predictedUp: true, depositAmount: '30000' };
    api.round = { ...liveRound, up_predictions: '60000', down_predictions: '60000' };
    api.recent = [9, 8, 7, 6].map((round_id) => ({
      round_id,
      direction: 'DOWN' as const,
      stake_amount: '40000',
      payout_amount: '0',
      status: 'lose' as const,
    }));
  };

  it('is the active prediction with what it may pay, and the last three', async () => {
    show({ given: inTheRound });
    const active = within(await screen.findByRole('region', { name: 'Your Active Prediction' }));
    expect(active.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '▲UP',
      '30,000 ION',
      '54,000 ION',
    ]);
    const recent = within(screen.getByRole('region', { name: 'Recent Predictions' }));
    expect(await recent.findAllByRole('listitem')).toHaveLength(3);
    expect(recent.getAllByText('Lost')).toHaveLength(3);
  });

  it('is taken as no prediction where it cannot be read', async () => {
    show({
      given: (page) => {
        inTheRound(page);
        page.api.down.add('/user/prediction/:id');
      },
    });
    expect(await screen.findByText('Ready to Predict')).toBeVisible();
    expect(screen.queryByText('Your Active Prediction')).not.toBeInTheDocument();
  });

  it('can be asked for again where the last predictions cannot be read', async () => {
    const { api } = show({
      given: (page) => {
        inTheRound(page);
        page.api.down.add('/user/predictions-bypass');
      },
    });
    const recent = within(await screen.findByRole('region', { name: 'Recent Predictions' }));
    expect(await recent.findByText('Your predictions could not be loaded.')).toBeVisible();
    api.down.clear();
    await userEvent.click(recent.getByRole('button', { name: 'Retry' }));
    expect(await recent.findAllByRole('listitem')).toHaveLength(3);
  });

  it('goes with the session', async () => {
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
    expect(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
  });
});

describe('the result of a round that is no longer the latest', () => {
  it('stands beside the bet on the next one, and hides nothing of it', async () => {
    show({
      given: ({ api, chain }) => {
        api.round = { ...liveRound, id: 8 };
        chain.largest.roundId = 8;
        chain.allowance = MAX_ALLOWANCE;
        chain.position = { hasPredicted: true, up: true, withdrawn: false, claimable: 0n };
        chain.round = { ...chain.round, outcome: 2, priceAtEnd: 239_000_000_000n };
        api.recent = [
          {
            ...{ round_id: 7, direction: 'UP', status: 'lose' },
            ...{ stake_amount: '30000', payout_amount: '0' },
          },
        ];
      },
    });
    const completed = await screen.findByRole('region', { name: 'Round Completed' });
    expect(await within(completed).findByText('You lost.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeEnabled());
    const line = screen.getByText('Round #7: You lost.');
    expect(line.nextSibling).toHaveAttribute('href', `#${completed.parentElement!.id}`);
    // The round that runs comes first, in the order that the page is read.
    const bet = screen.getByRole('region', { name: 'Your Prediction' });
    expect(bet.compareDocumentPosition(completed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(bet.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});
