import type { Middleware } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AppThunk } from '../store/root-state';
import { sessionEnded } from '../store/session-slice';
import { testServer } from '../testing/test-server';
import { createStore } from './create-store';
import { roundsApi } from './rounds';

let requests = 0;
testServer(
  http.get('*/api/deposit-limits', () => {
    requests += 1;
    return HttpResponse.json({ minimum: '1', maximum: '2' });
  }),
);

const wallet = { request: () => Promise.resolve('0x1') };

test('thunks reach the wallet that the host connected', async () => {
  const ask: AppThunk<Promise<unknown>> = (_dispatch, _getState, extra) =>
    extra.wallet().request({ method: 'eth_chainId' });
  expect(await createStore({ wallet: () => wallet }).dispatch(ask)).toBe('0x1');
});

test("the host's middleware sees every action first", () => {
  const seen: unknown[] = [];
  const note: Middleware = () => (next) => (action) => {
    seen.push(action);
    return next(action);
  };
  const store = createStore({ wallet: () => wallet }, [note]);
  store.dispatch(sessionEnded());
  expect(seen).toContainEqual(sessionEnded());
});

test('when the network is back, the data that the page shows is read again', async () => {
  const store = createStore({ wallet: () => wallet });
  await store.dispatch(roundsApi.endpoints.depositLimits.initiate());
  expect(requests).toBe(1);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toBe(2));
});
