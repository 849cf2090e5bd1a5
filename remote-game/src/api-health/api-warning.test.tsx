import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { passTime, passTimeByHand } from '../testing/fake-time';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { ApiWarning } from './api-warning';

serveApi();
passTimeByHand();

const text = 'API connection issues detected. Some features may not work properly.';

test.each(['/contract/current-round-fast', '/deposit-limits'])(
  'warns where %s fails, and until it has been read again, also while the stream is up',
  async (path) => {
    const { api, store } = renderInPage(<ApiWarning />, {
      visitor: true,
      given: ({ api }) => void api.down.add(path).add('/contract/current-round'),
    });
    act(() => void store.dispatch({ type: 'stream/streamChanged', payload: true }));
    expect(await screen.findByText(text)).toBeVisible();
    await passTime(10_500);
    expect(api.asked.filter((asked) => asked === path).length).toBeGreaterThan(1);
    expect(screen.getByText(text)).toBeVisible();
    api.down.clear();
    await passTime(10_500);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  },
);

test('warns while the stream is down and the API says that it is not well', async () => {
  renderInPage(<ApiWarning />, {
    visitor: true,
    given: ({ api }) => void api.down.add('/health'),
  });
  expect(await screen.findByText(text)).toBeVisible();
});
