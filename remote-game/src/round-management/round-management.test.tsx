import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceApi, startNewRound } from '@updown/shared';
import { encoded, GAME } from '@updown/shared/testing';
import { act } from 'react';
import { liveRound, START } from '../../testing/fake-api';
import { reverts, walletError } from '../../testing/fake-chain';
import { renderInPage, setClock } from '../../testing/render-in-page';
import { Activity } from '../activity/activity';
import { CommandProvider } from '../commands/command-provider';
import { RoundManagement } from './round-management';

type Options = Parameters<typeof renderInPage>[1];

function show(options?: Options) {
  return renderInPage(
    <CommandProvider>
      <Activity kinds={['start-round']} />
      <RoundManagement />
    </CommandProvider>,
    options,
  );
}

function start() {
  return waitFor(() => {
    const button = screen.getByRole('button', { name: 'Start New Round' });
    expect(button).toBeEnabled();
    return button;
  });
}

const noRound: NonNullable<Options>['given'] = ({ api }) => {
  api.round = null;
};

test('asks a visitor to connect a wallet, without a button of its own [spec 2.25]', async () => {
  show({ visitor: true });
  expect(await screen.findByText('Connect wallet to start a round')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('offers nothing while a round is running, and a new round where nothing comes for 15 s after its end [spec 2.24]', async () => {
  show({ at: 60 });
  expect(
    await screen.findByText('A round is running. The next one can start when it ends.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  setClock(300);
  expect(await screen.findByText('The next round can start after the result.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  setClock(315);
  expect(await start()).toBeEnabled();
});

test('disables the start until the round is loaded', async () => {
  show({ given: ({ api }) => void api.outages.set('/contract/current-round-fast', 'silent') });
  expect(await screen.findByText('Loading the round…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start New Round' })).toBeDisabled();
});

test('starts a round at the latest price, with 8 decimals and a fifth more gas [spec 1.2b 4.8b 7.25a 7.26 8.10]', async () => {
  const { chain } = show({ given: noRound });
  await userEvent.click(await start());
  expect(await screen.findByText('Round started successfully with price $2,412.50')).toBeVisible();
  expect(chain.sent).toEqual([
    expect.objectContaining({ ...encoded(startNewRound(GAME, 241_250_000_000n)), gas: '0x249f0' }),
  ]);
});

test('names the price that the contract stored, even if the page sent another', async () => {
  show({
    given: (page) => {
      noRound(page);
      page.chain.startedAt = 241_300_000_000n;
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByText('Round started successfully with price $2,413.00')).toBeVisible();
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
])('starts no round if the price %s', async (_how, price) => {
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

test('starts no round without a price [spec 5.11e]', async () => {
  show({
    given: ({ api }) => {
      api.round = null;
      api.outages.set('/price/current', 500);
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not get a valid price from Moralis. Please try again later.',
  );
});

describe('while the price does not load', () => {
  /** Starts a round. The page loaded a price at second 100 of the round, and the stream sent one at second `at`. */
  async function startWithCached(at: number) {
    const page = show({
      at: 400,
      given: ({ api }) => {
        api.round = null;
        api.price = { ...api.price, timestamp: (START + 100) * 1000 };
      },
    });
    await act(() => page.store.dispatch(priceApi.endpoints.currentPrice.initiate()));
    const streamed = { ...page.api.price, price: 2420, timestamp: (START + at) * 1000 };
    act(
      () =>
        void page.store.dispatch(
          priceApi.util.updateQueryData('currentPrice', undefined, () => streamed),
        ),
    );
    page.api.outages.set('/price/current', 500);
    await userEvent.click(await start());
    return page;
  }

  test('uses the last price from the stream', async () => {
    const { chain } = await startWithCached(380);
    expect(await screen.findByText(/Round started successfully/)).toBeVisible();
    expect(chain.sent[0]).toMatchObject(encoded(startNewRound(GAME, 242_000_000_000n)));
  });

  test('does not use a price older than 30 s [spec 5.11c]', async () => {
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
])('shows why it failed: %s [spec 8.9a]', async (text, error) => {
  show({
    given: (page) => {
      page.api.round = null;
      page.chain.throws['simulate'] = error;
    },
  });
  await userEvent.click(await start());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('shows a rejection without an alert [spec 8.9b]', async () => {
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
