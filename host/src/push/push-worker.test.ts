import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const FILE = join(__dirname, '..', '..', 'public', 'push-worker.js');

/** Runs the worker in a fake of its global scope. */
function startWorker(pages: { focus: () => Promise<void> }[] = []) {
  const handlers: Record<string, (event: unknown) => void> = {};
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, handler: (event: unknown) => void) => {
      handlers[name] = handler;
    },
    registration: {
      showNotification: (title: string, options: object) => {
        shown.push({ title, ...options });
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
  };
  runInNewContext(readFileSync(FILE, 'utf8'), { self });
  const happens = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    handlers[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return { handlers, shown, opened, happens };
}

test('the worker shows notifications and opens the site, and does nothing else', () => {
  expect(Object.keys(startWorker().handlers)).toEqual(['push', 'notificationclick']);
});

test('a message is shown under its tag, in its language', async () => {
  const { happens, shown } = startWorker();
  const message = { title: 'a', body: 'b', tag: 'round-7', language: 'es' };
  await happens('push', { data: { json: () => message } });
  expect(shown).toEqual([
    { title: 'a', body: 'b', tag: 'round-7', lang: 'es', icon: 'icons/icon-192.png' },
  ]);
});

test.each([
  ['opens the site if no page is open', 0],
  ['shows the page that is open', 1],
])('a press on a notification %s', async (_what, count) => {
  const focus = jest.fn(() => Promise.resolve());
  const close = jest.fn();
  const { happens, opened } = startWorker(Array.from({ length: count }, () => ({ focus })));
  await happens('notificationclick', { notification: { close } });
  expect(close).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(count);
  expect(opened).toEqual(count === 0 ? ['.'] : []);
});
