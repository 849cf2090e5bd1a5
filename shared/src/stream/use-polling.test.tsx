import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../store/create-store';
import { streamChanged } from './stream-slice';
import { POLL_MS, usePolling } from './use-polling';

test('a query polls only while the stream is down, and never in a hidden tab', () => {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => usePolling(POLL_MS.round), { wrapper });
  expect(result.current).toEqual({ pollingInterval: 15_000, skipPollingIfUnfocused: true });
  act(() => void store.dispatch(streamChanged(true)));
  expect(result.current.pollingInterval).toBe(0);
});
