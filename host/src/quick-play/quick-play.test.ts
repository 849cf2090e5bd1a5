import { waitFor } from '@testing-library/react';
import { selectSessionKey, selectToasts, serverClock, sessionEnded } from '@updown/shared';
import { PLAYER, signIn } from '@updown/shared/testing';
import { createPage } from '../../testing/page';
import { followQuickPlay } from './quick-play';

// The browser's own storage of keys is in doubt only in a browser: see e2e/specs/quick-play.spec.ts.
const kept = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  get: (name: string) => Promise.resolve(kept.get(name)),
  set: (name: string, value: unknown) => Promise.resolve(kept.set(name, value)),
  del: (name: string) => Promise.resolve(kept.delete(name)),
}));

const KEY = '0x00000000000000000000000000000000000000aB';
const NAME = 'updown.quickPlay';

function keep(player = PLAYER, secondsLeft = 60) {
  const end = Math.ceil(serverClock.now() / 1000) + secondsLeft;
  kept.set(NAME, { player, key: KEY, end });
  return end;
}

function signedInPage() {
  const page = createPage();
  page.store.dispatch(followQuickPlay(page.listen));
  signIn(page.store);
  return { ...page, key: () => selectSessionKey(page.store.getState()) };
}

beforeEach(() => kept.clear());
afterEach(() => serverClock.sync(Date.now()));

test('a player who signs in again has the key that their browser keeps', async () => {
  keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
});

test.each([
  ["another player's key", '0x00000000000000000000000000000000000000cd', 60],
  ['a key that has ended', PLAYER, -60],
])('%s stays unused', async (_what, player, secondsLeft) => {
  keep(player, secondsLeft);
  const page = signedInPage();
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.key()).toBeNull();
});

test('the key goes with the session, however the session ends', async () => {
  keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
  page.store.dispatch(sessionEnded());
  expect(page.key()).toBeNull();
  await waitFor(() => expect(kept.has(NAME)).toBe(false));
});

test('the key goes when another tab has deleted it', async () => {
  keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
  kept.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  await waitFor(() => expect(page.key()).toBeNull());
});

test('the key goes at its end, once, and a toast says that the wallet asks again', async () => {
  const end = keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
  serverClock.sync(end * 1000);
  await waitFor(() => expect(page.key()).toBeNull());
  serverClock.sync(end * 1000 + 5_000);
  expect(kept.has(NAME)).toBe(false);
  expect(selectToasts(page.store.getState())).toMatchObject([{ title: 'Quick play has ended' }]);
});
