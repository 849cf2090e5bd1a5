import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act } from 'react';
import { Provider } from 'react-redux';
import { streamChanged, streamFellSilent } from '../../store/stream-slice';
import { createStore } from '../create-store';
import { POLL_MS, usePolling } from './use-polling';

test('a query polls only while the stream is down, and never in a hidden tab; when the stream opens, nothing is drawn again', () => {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => usePolling(POLL_MS.round), { wrapper });
  const opening = result.current;
  expect(opening).toEqual({ pollingInterval: 0, skipPollingIfUnfocused: true });
  act(() => void store.dispatch(streamChanged(true)));
  expect(result.current).toBe(opening);
  act(() => void store.dispatch(streamChanged(false)));
  expect(result.current.pollingInterval).toBe(15_000);
  act(() => void store.dispatch(streamChanged(true)));
  expect(result.current.pollingInterval).toBe(0);
  act(() => void store.dispatch(streamFellSilent()));
  expect(result.current.pollingInterval).toBe(15_000);
});
