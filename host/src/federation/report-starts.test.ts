import { versionRecorded } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { createPage } from '../../testing/page';
import { reportStarts } from './report-starts';

const { server } = fakeServer();
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  server.use(
    http.post('*/api/telemetry/remote-starts', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => void jest.useRealTimers());

/** Waits until the page has reported. */
async function later() {
  jest.advanceTimersByTime(3_000);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
}

test('one call reports each started version once, and later starts follow in another call', async () => {
  const { store, listen } = createPage();
  const started = (name: string, version: string) =>
    store.dispatch(versionRecorded({ name, version }));
  started('host', '0.1.0');
  started('game', '0.1.0');
  reportStarts(listen, store, {});
  started('chart', '0.2.0');
  await later();
  const [game, chart] = [
    { remote: 'game', version: '0.1.0' },
    { remote: 'chart', version: '0.2.0' },
  ];
  expect(sent).toEqual([{ remotes: [game, chart] }]);
  started('game', '0.1.0');
  await later();
  started('game', '0.3.0');
  await later();
  expect(sent.slice(1)).toEqual([{ remotes: [{ remote: 'game', version: '0.3.0' }] }]);
});

test("a developer's own remote is not reported", async () => {
  const { store, listen } = createPage();
  reportStarts(listen, store, { overridden: { game: 'http://localhost:3000' } });
  store.dispatch(versionRecorded({ name: 'game', version: '0.1.0' }));
  await later();
  expect(sent).toEqual([]);
});
