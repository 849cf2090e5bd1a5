import { roundsApi } from '../api/rounds';
import { sessionLoading } from '../session/session-slice';
import { addApi } from './add-api';
import { createCoreStore } from './create-core-store';

test('a store gets the API slice later, and keeps its state', () => {
  const { store, extend } = createCoreStore({
    wallet: () => ({ request: () => Promise.resolve(null) }),
  });
  expect(store.getState()).not.toHaveProperty('api');
  store.dispatch(sessionLoading({ token: 'kept' }));
  addApi(store, extend);
  expect(store.getState().session.token).toBe('kept');
  const { currentRound } = roundsApi.endpoints;
  expect(currentRound.select()(store.getState()).isUninitialized).toBe(true);
});
