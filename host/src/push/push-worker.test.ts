import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const FILE = join(__dirname, '..', '..', 'public', 'push-worker.js');

interface Page {
  readonly url: string;
  readonly focus: () => Promise<void>;
}

/** Runs the worker in a fake of its global scope. */
function startWorker(pages: Page[] = []) {
  const handlers: Record<string, (event: unknown) => void> = {};
  const shown: unknown[] = [];
  const opened: string[] = [];
  const fetched: unknown[] = [];
  const subscribed: unknown[] = [];
  const self = {
    addEventListener: (name: string, handler: (event: unknown) => void) => {
      handlers[name] = handler;
    },
    location: 'https://play.example/updown/push-worker.js',
    navigator: { language: 'es-MX' },
    registration: {
      showNotification: (title: string, options: object) => {
        shown.push({ title, ...options });
        return Promise.resolve();
      },
      pushManager: {
        subscribe: (options: unknown) => {
          subscribed.push(options);
          return Promise.resolve(subscription('made'));
        },
      },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
  };
  const fetch = (url: URL, { method, body }: { method: string; body: string }) => {
    fetched.push([method, url.href, JSON.parse(body)]);
    return Promise.resolve();
  };
  runInNewContext(readFileSync(FILE, 'utf8'), { self, URL, fetch });
  const happens = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return { handlers, shown, opened, fetched, subscribed, happens };
}

const keys = { p256dh: 'p', auth: 'a' };

function subscription(name: string) {
  const endpoint = `https://push.example/${name}`;
  return { endpoint, options: { of: name }, toJSON: () => ({ endpoint, keys }) };
}

function page(path: string) {
  return { url: `https://play.example${path}`, focus: jest.fn(() => Promise.resolve()) };
}

test('the worker shows notifications, opens the game, follows its subscription, and does nothing else', () => {
  expect(Object.keys(startWorker().handlers)).toEqual([
    'push',
    'notificationclick',
    'pushsubscriptionchange',
  ]);
});

test('a message is shown under its tag, in its language', async () => {
  const { happens, shown } = startWorker();
  const message = { title: 'a', body: 'b', tag: 'round-7', language: 'tr' };
  await happens('push', { data: { json: () => message } });
  expect(shown).toEqual([
    { title: 'a', body: 'b', tag: 'round-7', lang: 'tr', icon: 'icons/icon-192.png' },
  ]);
});

test.each<[string, { json: () => unknown } | null]>([
  ['without data', null],
  ['that is empty', { json: () => ({}) }],
  ['that is null', { json: () => null }],
  ['that is no JSON', { json: () => JSON.parse('�') as unknown }],
  ['with numbers in place of texts', { json: () => ({ title: 1, body: 2, tag: 3, language: 4 }) }],
])("a message %s shows a general notification, in the browser's language", async (_what, data) => {
  const { happens, shown } = startWorker();
  await happens('push', { data });
  expect(shown).toEqual([
    {
      title: 'UpDown',
      body: 'Hay novedades de tus rondas.',
      tag: 'news',
      lang: 'es',
      icon: 'icons/icon-192.png',
    },
  ]);
});

test.each([
  ['opens the game if no page is open', [], null],
  ["opens the game beside the API's document", [page('/updown/api/docs')], null],
  ["opens the game beside another site's page", [page('/')], null],
  ['shows the game that is open', [page('/updown/api/docs'), page('/updown/?from=1')], 1],
])('a press on a notification %s', async (_what, pages, focused) => {
  const close = jest.fn();
  const { happens, opened } = startWorker(pages);
  await happens('notificationclick', { notification: { close } });
  expect(close).toHaveBeenCalledTimes(1);
  expect(opened).toEqual(focused === null ? ['.'] : []);
  const counts = pages.map(({ focus }) => focus.mock.calls.length);
  expect(counts).toEqual(pages.map((_page, at) => (at === focused ? 1 : 0)));
});

test.each([
  ['has changed', subscription('next'), 'next', []],
  ['has ended is made again, and', null, 'made', [{ of: 'old' }]],
])('a subscription that the browser %s is reported', async (_what, newSubscription, name, made) => {
  const { happens, fetched, subscribed } = startWorker();
  const oldSubscription = subscription('old');
  await happens('pushsubscriptionchange', { oldSubscription, newSubscription });
  expect(subscribed).toEqual(made);
  const body = { was: 'https://push.example/old', endpoint: `https://push.example/${name}`, keys };
  expect(fetched).toEqual([['POST', 'https://play.example/updown/api/push/changed', body]]);
});

test('without the old subscription nothing is reported', async () => {
  const { happens, fetched } = startWorker();
  await happens('pushsubscriptionchange', { newSubscription: subscription('next') });
  expect(fetched).toEqual([]);
});
