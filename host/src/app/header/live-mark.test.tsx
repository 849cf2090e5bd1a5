import { act, screen, waitFor } from '@testing-library/react';
import { priceApi, streamChanged } from '@updown/shared';
import { fakeServer } from '../../../testing/fake-server';
import { createPage, show } from '../../../testing/page';
import { LiveMark } from './live-mark';

fakeServer();
afterEach(() => jest.useRealTimers());

async function open() {
  const page = createPage();
  show(<LiveMark />, page);
  await screen.findByText(/^Live/);
  return page.store;
}

test('a fresh price is live, with its age', async () => {
  await open();
  expect(screen.getByText(/^Live/)).toHaveTextContent(/^Live · \d s ago$/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an old price is delayed, with its age, and a screen reader hears it once', async () => {
  const store = await open();
  act(() => {
    store.dispatch(streamChanged(true));
    store.dispatch(
      priceApi.util.updateQueryData('currentPrice', undefined, (price) => {
        price.timestamp -= 14_000;
      }),
    );
  });
  const mark = await screen.findByText(/^Delayed/);
  await waitFor(() => expect(mark).toHaveTextContent(/^Delayed 1\d s$/));
  expect(screen.getByRole('status')).toHaveTextContent('The price is delayed.');
});

test('an old price on a cut stream is offline', async () => {
  const store = await open();
  act(() => {
    store.dispatch(streamChanged(false));
    store.dispatch(
      priceApi.util.updateQueryData('currentPrice', undefined, (price) => {
        price.timestamp -= 14_000;
      }),
    );
  });
  expect(await screen.findByText('Offline')).toBeVisible();
});
