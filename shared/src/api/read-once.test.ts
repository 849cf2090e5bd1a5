import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionStarted } from '../store/session-slice';
import { BEARER_TOKEN, PLAYER, testConfig } from '../testing/fixtures';
import { testServer } from '../testing/test-server';
import { createStore } from './create-store';
import { NO_PREDICTION } from './player';
import { refetchTags } from './refetch-tags';
import { roundCheckApi } from './round-check';

const server = testServer();

/** A signed-in player whose wallet does not answer, so that the page asks the API. */
function page() {
  const answers: (() => void)[] = [];
  server.use(
    http.get('*/api/config', () => HttpResponse.json(testConfig)),
    http.get('*/api/round/1', () => HttpResponse.json({ id: 1, outcome: 'UP' })),
    http.get('*/api/user/prediction/1', async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json({ ...NO_PREDICTION, hasPredicted: true });
    }),
  );
  const wallet = { request: () => Promise.reject(new Error('The wallet is locked.')) };
  const store = createStore({ wallet: () => wallet });
  store.dispatch(sessionStarted({ token: BEARER_TOKEN, userAddress: PLAYER, balance: 0 }));
  const { roundCheck } = roundCheckApi.endpoints;
  const check = () =>
    store.dispatch(roundCheck.initiate({ roundId: 1, owner: PLAYER }, { forceRefetch: true }));
  const isAsked = () => waitFor(() => expect(answers).toHaveLength(1));
  return { store, check, isAsked, answer: () => answers.shift()!() };
}

test('an event while a single read is under way does not lose the answer', async () => {
  const { store, check, isAsked, answer } = page();
  const first = check();
  await isAsked();
  answer();
  expect((await first).data).toMatchObject({ hasPredicted: true });

  const second = check();
  await isAsked();
  store.dispatch(refetchTags(['Player']));
  answer();
  expect(await second).toMatchObject({ isSuccess: true, data: { hasPredicted: true } });
});
