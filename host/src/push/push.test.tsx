import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pageLanguage, selectToasts, sessionEnded, signOutRequested } from '@updown/shared';
import { BEARER_TOKEN, PLAYER, signIn } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { fakePush, OPERATOR } from '../../testing/fake-push';
import { fakeServer } from '../../testing/fake-server';
import { createPage, show } from '../../testing/page';
import { followPush } from './follow-push';
import { loadPush } from './load-push';
import { pushPlayer } from './push-choice';
import { PushPlace } from './push-place';

const KEY = 'updown.push';
const OTHER = '0x00000000000000000000000000000000000000cd';

const { server } = fakeServer();
/** The calls about subscriptions: the last part of the path, the token, and the body. */
let calls: [string, string | null, unknown][] = [];
let publicKey: string | null = OPERATOR;
let browser = fakePush();
let stop: () => void;

beforeEach(() => {
  calls = [];
  publicKey = OPERATOR;
  browser = fakePush();
  server.use(
    http.get('*/api/push', () => HttpResponse.json({ publicKey })),
    http.post('*/api/push/:call', async ({ params, request }) => {
      const body: unknown = await request.json();
      calls.push([String(params['call']), request.headers.get('authorization'), body]);
      return HttpResponse.json({ success: true });
    }),
  );
});
afterEach(async () => {
  stop();
  localStorage.clear();
  await pageLanguage.show('en');
});

function hasSession() {
  return localStorage.getItem('authToken') !== null;
}

function signedInPage(player: string | null = null) {
  if (player !== null) {
    localStorage.setItem(KEY, player);
    localStorage.setItem('authToken', BEARER_TOKEN);
  }
  const page = createPage();
  stop = page.store.dispatch(followPush(page.listen, hasSession));
  signIn(page.store);
  return page;
}

async function renewed() {
  await waitFor(() => expect(calls.map(([call]) => call)).toEqual(['subscribe']));
}

function aSwitch() {
  return screen.findByRole('switch', {
    name: 'Notify me when this page is closed',
  });
}

test('the switch asks the browser, registers the worker, and tells the server where to send', async () => {
  const page = signedInPage();
  show(<PushPlace />, page);
  const toggle = await aSwitch();
  expect(toggle).not.toBeChecked();
  expect(browser.asked).toEqual([]);
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(browser.asked).toEqual(['register /push-worker.js', 'subscribe']);
  const body = {
    endpoint: 'https://push.example/2',
    keys: { p256dh: 'p', auth: 'a' },
  };
  expect(calls).toEqual([['subscribe', `Bearer ${BEARER_TOKEN}`, { ...body, language: 'en' }]]);
  expect(pushPlayer()).toBe(PLAYER);

  fireEvent.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  await waitFor(() => expect(browser.asked.slice(2)).toEqual(['unsubscribe', 'unregister']));
  const { endpoint } = body;
  expect(calls.slice(1)).toEqual([['unsubscribe', `Bearer ${BEARER_TOKEN}`, { endpoint }]]);
});

test('a browser that blocks notifications is not subscribed, and the page says so', async () => {
  browser.notification.answer = 'denied';
  const page = signedInPage();
  show(<PushPlace />, page);
  const toggle = await aSwitch();
  fireEvent.click(toggle);
  await waitFor(() =>
    expect(selectToasts(page.store.getState())).toMatchObject([
      {
        message: 'Your browser blocks notifications. Allow them for this site first.',
      },
    ]),
  );
  expect(toggle).not.toBeChecked();
  expect(browser.asked).toEqual([]);
});

test('a failure of the server leaves the switch off, and the page says so', async () => {
  server.use(http.post('*/api/push/subscribe', () => HttpResponse.error()));
  const page = signedInPage();
  show(<PushPlace />, page);
  const toggle = await aSwitch();
  fireEvent.click(toggle);
  await waitFor(() => expect(selectToasts(page.store.getState())).toHaveLength(1));
  expect(toggle).not.toBeChecked();
  expect(pushPlayer()).toBeNull();
});

test('there is no switch if the operator sends nothing', async () => {
  publicKey = null;
  const page = signedInPage();
  show(<PushPlace />, page);
  await loadPush();
  await waitFor(() =>
    expect(page.store.getState().api.queries).toHaveProperty('pushKey(undefined)'),
  );
  await waitFor(() =>
    expect(page.store.getState().api.queries['pushKey(undefined)']?.status).toBe('fulfilled'),
  );
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('there is no switch in a browser without a push service', () => {
  Reflect.deleteProperty(window, 'PushManager');
  show(<PushPlace />, signedInPage());
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test("a new session renews the player's subscription, and a language changes it", async () => {
  browser.subscribed();
  signedInPage(PLAYER);
  await renewed();
  expect(browser.asked).toEqual(['register /push-worker.js']);
  await pageLanguage.show('es');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.[2]).toMatchObject({ language: 'es' });
});

test('the switch is off once the browser has ended the subscription by itself', async () => {
  browser.subscribed();
  const page = signedInPage(PLAYER);
  await renewed();
  browser.forget();
  show(<PushPlace />, page);
  const toggle = await aSwitch();
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(pushPlayer()).toBeNull();
});

test.each<[string, () => void, string | null]>([
  ['a browser that refuses to subscribe again', () => browser.refuse(), null],
  [
    'a server that refuses the subscription',
    () =>
      server.use(http.post('*/api/push/subscribe', () => HttpResponse.json({}, { status: 400 }))),
    null,
  ],
  [
    'a server that is down, which the next visit asks again',
    () =>
      server.use(http.post('*/api/push/subscribe', () => HttpResponse.json({}, { status: 503 }))),
    PLAYER,
  ],
])('after %s the page remembers what is true', async (_what, fail, remembered) => {
  browser.subscribed('BAAA');
  fail();
  const page = signedInPage(PLAYER);
  await waitFor(() => expect(browser.asked).toContain('subscribe'));
  await waitFor(() => expect(pushPlayer()).toBe(remembered));
  expect(page.store.getState().session.status).toBe('authenticated');
});

test("another key of the operator's replaces the subscription", async () => {
  browser.subscribed('BAAA');
  signedInPage(PLAYER);
  await renewed();
  expect(browser.asked).toEqual(['register /push-worker.js', 'unsubscribe', 'subscribe']);
});

test.each([
  ["another player's subscription ends at a sign-in", OTHER, 'granted'],
  ['a subscription ends once the browser blocks notifications', PLAYER, 'denied'],
] as const)('%s', async (_what, player, permission) => {
  browser.subscribed();
  browser.notification.permission = permission;
  signedInPage(player);
  await waitFor(() => expect(browser.asked).toEqual(['unsubscribe', 'unregister']));
  expect(pushPlayer()).toBeNull();
});

test('signing out ends it at the server, within the session, and in the browser', async () => {
  browser.subscribed();
  const page = signedInPage(PLAYER);
  await renewed();
  page.store.dispatch(signOutRequested());
  await waitFor(() => expect(page.store.getState().session.status).toBe('unauthenticated'));
  expect(calls.slice(1)).toEqual([
    ['unsubscribe', `Bearer ${BEARER_TOKEN}`, { endpoint: 'https://push.example/0' }],
  ]);
  expect(browser.isSubscribed()).toBe(false);
  expect(pushPlayer()).toBeNull();
});

test('an expired session ends it in the browser', async () => {
  browser.subscribed();
  const page = signedInPage(PLAYER);
  await renewed();
  page.store.dispatch(sessionEnded({ keepsKey: true }));
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
  expect(calls).toHaveLength(1);
});

test("another tab's sign-in keeps it for the next session", async () => {
  browser.subscribed();
  const page = signedInPage(PLAYER);
  await renewed();
  localStorage.setItem('authToken', 'the.next.one');
  page.store.dispatch(sessionEnded({ keepsKey: true }));
  signIn(page.store);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(([call]) => call)).toEqual(['subscribe', 'subscribe']);
  expect(browser.isSubscribed()).toBe(true);
});

test('a page that opens without a session ends it', async () => {
  browser.subscribed();
  localStorage.setItem(KEY, PLAYER);
  const page = createPage();
  stop = page.store.dispatch(followPush(page.listen, hasSession));
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
});
