import { waitFor } from '@testing-library/react';
import {
  quickPlayApi,
  selectSessionKey,
  selectToasts,
  serverClock,
  sessionEnded,
} from '@updown/shared';
import { PLAYER, signIn } from '@updown/shared/testing';
import { createPage } from '../../testing/page';
import { followQuickPlay } from './quick-play';

// Only a browser can test its own storage of keys: see e2e/specs/quick-play.spec.ts.
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
])('%s is deleted', async (_what, player, secondsLeft) => {
  keep(player, secondsLeft);
  const page = signedInPage();
  await waitFor(() => expect(kept.has(NAME)).toBe(false));
  expect(page.key()).toBeNull();
});

test('the key goes when the player signs out or changes the account', async () => {
  keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
  page.store.dispatch(sessionEnded());
  expect(page.key()).toBeNull();
  await waitFor(() => expect(kept.has(NAME)).toBe(false));
});

test('the key stays for the next sign-in of a player whose session has expired', async () => {
  keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
  page.store.dispatch(sessionEnded({ keepsKey: true }));
  expect(page.key()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  signIn(page.store);
  await waitFor(() => expect(page.key()).toBe(KEY));
});

test('the key goes when another tab has deleted it', async () => {
  keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
  kept.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: NAME }));
  await waitFor(() => expect(page.key()).toBeNull());
});

test.each([
  ['a toast says that the wallet asks again', KEY, [{ title: 'Quick play has ended' }]],
  ['nothing is said of a key that the player never allowed', null, []],
])('the key goes at its end, once, and %s', async (_what, allowed, toasts) => {
  const end = keep();
  const page = signedInPage();
  await waitFor(() => expect(page.key()).toBe(KEY));
  const session = allowed === null ? null : { key: allowed, perRound: '1', left: '1', end };
  const limits = { perDay: null, left: null, next: null, breakUntil: null };
  await page.store.dispatch(
    quickPlayApi.util.upsertQueryData('bounds', undefined, { session, limits, nonce: '0' }),
  );
  serverClock.sync(end * 1000);
  await waitFor(() => expect(page.key()).toBeNull());
  serverClock.sync(end * 1000 + 5_000);
  expect(kept.has(NAME)).toBe(false);
  expect(selectToasts(page.store.getState())).toMatchObject(toasts);
});
