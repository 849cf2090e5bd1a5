import { screen } from '@testing-library/react';
import { act } from 'react';
import { streamChanged } from '../store/stream-slice';
import { renderInPage } from '../testing/render-in-page';
import { priceApi } from './price';
import { pulse } from './price-freshness';
import { usePriceAge, usePriceFreshness } from './use-price-freshness';

// Starts at a full second, when the clock ticks.
beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => jest.useRealTimers());

const renders = jest.fn();

function State() {
  renders();
  return <p>{usePriceFreshness()}</p>;
}

function Age() {
  return <output ref={usePriceAge()} />;
}

/** A current price, on a connected stream. */
function open() {
  const { store } = renderInPage(
    <>
      <State />
      <Age />
    </>,
  );
  const timestamp = Date.now();
  const price = { price: 2400, change24h: null, timestamp, source: 'simulated' } as const;
  act(() => {
    store.dispatch(streamChanged(true));
    void store.dispatch(priceApi.util.upsertQueryData('currentPrice', undefined, price));
    pulse.beat();
  });
  return store;
}

function arrive(store: ReturnType<typeof open>, price: number) {
  const current = { price, change24h: null, timestamp: Date.now(), source: 'simulated' } as const;
  return act(async () => {
    pulse.beat();
    await store.dispatch(priceApi.util.upsertQueryData('currentPrice', undefined, current));
  });
}

function pass(seconds: number) {
  return act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
}

test('a price grows older on the screen, and is delayed within 10 s of silence', async () => {
  open();
  await pass(1);
  expect(screen.getByText('live')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 s');
  await pass(9);
  expect(screen.getByText('delayed')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('10 s');
});

test('a second that passes renders nothing', async () => {
  open();
  await pass(1);
  renders.mockClear();
  await pass(5);
  expect(renders).not.toHaveBeenCalled();
});

test('a new price renders nothing while prices stay live, and restarts its age', async () => {
  const store = open();
  await pass(3);
  renders.mockClear();
  await arrive(store, 2401);
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 s');
  expect(renders).not.toHaveBeenCalled();
});

test('a new price makes a delayed one live with the next frame', async () => {
  const store = open();
  await pass(12);
  expect(screen.getByText('delayed')).toBeVisible();
  await arrive(store, 2401);
  await pass(0.1);
  expect(screen.getByText('live')).toBeVisible();
});
