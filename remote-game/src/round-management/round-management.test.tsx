import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { priceApi, startNewRound } from '@updown/shared';
import { Activity } from '../activity/activity';
import { CommandProvider } from '../commands/command-provider';
import { liveRound, START } from '../testing/fake-api';
import { GAME, reverts, walletError } from '../testing/fake-chain';
import { renderInPage, serveApi, setClock } from '../testing/render-in-page';
import { RoundManagement } from './round-management';

serveApi();

type Options = Parameters<typeof renderInPage>[1];

const show = (options?: Options) =>
  renderInPage(
    <CommandProvider>
      <Activity kinds={['start-round']} />
      <RoundManagement />
    </CommandProvider>,
    options,
  );

const start = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Start New Round' });
    expect(button).toBeEnabled();
    return button;
  });

const noRound: NonNullable<Options>['given'] = ({ api }) => {
  api.round = null;
};

test('a visitor is asked to connect a wallet', async () => {
  const { dispatched } = show({ visitor: true });
  expect(screen.getByText('Connect wallet to start a round')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(dispatched).toContain('session/walletDialogRequested');
});

test('nothing is offered while a round runs, and a new one as soon as it has ended', async () => {
  show({ at: 60 });
  expect(
    await screen.findByText('A round is running. The next one can start when it ends.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  setClock(300);
  expect(await start()).toBeEnabled();
});

test('no round can be started until it is known that none runs', async () => {
  show({ given: ({ api }) => void api.silent.add('/contract/current-round-fast') });
  expect(await screen.findByText('One moment, the page is still loading.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start New Round' })).toBeDisabled();
});

test('starts a round at the latest price, with 8 decimals and a fifth more gas', async () => {
  const { chain } = show({ given: noRound });
  await userEvent.click(await start());
  expect(await screen.findByText('Round started successfully with price $2,412.50')).toBeVisible();
  expect(chain.sent).toEqual([
    expect.objectContaining({ ...startNewRound(GAME, 241_250_000_000n), gas: '0x1d4c0' }),
  ]);
});

test('shows the new round', async () => {
  show({
    given: ({ api, chain }) => {
      api.round = null;
      chain.onSent = () => {
        api.round = { ...liveRound, id: 8, start_time: START };
      };
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByText(/A round is running/)).toBeVisible();
});

test.each([
  ['is a fallback', { source: 'fallback' as const }],
  ['is not positive', { price: 0 }],
])('no round starts where the price %s', async (_how, price) => {
  const { chain } = show({
    given: ({ api }) => {
      api.round = null;
      api.price = { ...api.price, ...price };
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not get a valid price from Moralis. Please try again later.',
  );
  expect(chain.sent).toHaveLength(0);
});

test('no round starts where no price can be had', async () => {
  show({
    given: ({ api }) => {
      api.round = null;
      api.down.add('/price/current');
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get a valid price');
});

describe('while the price cannot be read', () => {
  /** The page has read a price of its opening, and the stream told one of `at`, both in seconds of the round's clock. */
  async function startWithCached(at: number) {
    const page = show({
      at: 400,
      given: ({ api }) => {
        api.round = null;
        api.price = { ...api.price, timestamp: (START + 100) * 1000 };
      },
    });
    await act(() => page.store.dispatch(priceApi.endpoints.currentPrice.initiate()));
    const told = { ...page.api.price, price: 2420, timestamp: (START + at) * 1000 };
    act(
      () =>
        void page.store.dispatch(
          priceApi.util.updateQueryData('currentPrice', undefined, () => told),
        ),
    );
    page.api.down.add('/price/current');
    await userEvent.click(await start());
    return page;
  }

  test('the last one that the stream told is taken', async () => {
    const { chain } = await startWithCached(380);
    expect(await screen.findByText(/Round started successfully/)).toBeVisible();
    expect(chain.sent[0]).toMatchObject(startNewRound(GAME, 242_000_000_000n));
  });

  test('one that is older than 30 s is not, however lately it was read', async () => {
    const { chain } = await startWithCached(369);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get a valid price');
    expect(chain.sent).toHaveLength(0);
  });
});

test.each([
  ['You still have an active round', reverts.RoundStillActive],
  ['Invalid starting price', reverts.InvalidStartingPrice],
  ['the node is tired', walletError('the node is tired')],
  ['Failed to start round', walletError('')],
])('tells why it failed: %s', async (text, error) => {
  show({
    given: (page) => {
      page.api.round = null;
      page.chain.throws['simulate'] = error;
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('is quiet where the player declines', async () => {
  show({
    given: (page) => {
      page.api.round = null;
      page.chain.throws['eth_sendTransaction'] = walletError('no', { code: 4001 });
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByText('Transaction was rejected by user')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await start()).toBeEnabled();
});
