import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { passTime, passTimeByHand } from '../../testing/fake-time';
import { renderInPage } from '../../testing/render-in-page';
import { ApiWarning } from './api-warning';

passTimeByHand();

const TEXT = 'API connection issues detected. Some features may not work properly.';

test.each(['/contract/current-round-fast', '/deposit-limits'])(
  'warns if %s fails, until a refetch succeeds, even while the stream is up',
  async (path) => {
    const { api, store } = renderInPage(<ApiWarning />, {
      visitor: true,
      given: ({ api }) => void api.outages.set(path, 500).set('/contract/current-round', 500),
    });
    act(() => void store.dispatch({ type: 'stream/streamChanged', payload: true }));
    expect(await screen.findByText(TEXT)).toBeVisible();
    await passTime(10_500);
    expect(api.requested.filter((each) => each === path).length).toBeGreaterThan(1);
    expect(screen.getByText(TEXT)).toBeVisible();
    api.outages.clear();
    await passTime(10_500);
    await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  },
);

test('warns while the stream is down and the health check fails', async () => {
  const { store } = renderInPage(<ApiWarning />, {
    visitor: true,
    given: ({ api }) => void api.outages.set('/health', 500),
  });
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: false }));
  expect(await screen.findByText(TEXT)).toBeVisible();
});
