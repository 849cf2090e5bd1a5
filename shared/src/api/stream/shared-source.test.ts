import { BroadcastChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/react';
import { openSharedSource, type StreamSource } from './shared-source';

class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = FakeSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  say(name: string, data?: string): void {
    if (name === 'open') this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new MessageEvent(name, { data }));
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

interface Waiting {
  grant: () => void;
  lose: (reason: Error) => void;
}

/** One lock, as browsers grant it: in turn, unless one steals it. The Chromium test has the real one. */
function fakeLocks() {
  let holder: Waiting | null = null;
  const queue: Waiting[] = [];
  const next = () => {
    holder = queue.shift() ?? null;
    holder?.grant();
  };
  return {
    request: (_name: string, { signal, steal }: LockOptions, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const own: Waiting = {
          lose: reject,
          grant: () =>
            void hold().then(() => {
              resolve();
              if (holder === own) next();
            }),
        };
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(own);
          if (at === -1) return;
          queue.splice(at, 1);
          reject(new Error('Aborted'));
        });
        if (steal === true) {
          holder?.lose(new Error('Stolen'));
          holder = own;
          own.grant();
        } else {
          queue.push(own);
          if (holder === null) next();
        }
      }),
  };
}

const NAMES = ['price', 'resync'];
const tabs: StreamSource[] = [];

/** A tab, and what its page hears. */
function openTab({ steals = false } = {}) {
  const source = openSharedSource(NAMES, steals);
  tabs.push(source);
  const heard: string[] = [];
  for (const name of ['open', 'error', 'heartbeat', ...NAMES]) {
    source.addEventListener(name, ({ data }: MessageEvent<string | null>) =>
      heard.push(data === null ? name : `${name} ${data}`),
    );
  }
  return { source, heard };
}

function streams() {
  return FakeSource.opened.filter(({ readyState }) => readyState !== FakeSource.CLOSED);
}

async function hears(tab: ReturnType<typeof openTab>, ...events: string[]) {
  await waitFor(() => expect(tab.heard).toEqual(events));
}

beforeEach(() => {
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  Reflect.deleteProperty(navigator, 'locks');
});

test('the first tab opens the stream, and the others hear what it says', async () => {
  const [first, second] = [openTab(), openTab()];
  expect(streams()).toMatchObject([{ url: '/api/events' }]);
  streams()[0]!.say('open');
  streams()[0]!.say('price', '2400');
  await hears(first, 'open', 'price 2400');
  await hears(second, 'open', 'price 2400');
});

test('a tab that comes later is told that the stream is open and that it missed its state', async () => {
  openTab();
  streams()[0]!.say('open');
  const late = openTab();
  await hears(late, 'open', 'resync {}');
  streams()[0]!.say('price', '2400');
  await hears(late, 'open', 'resync {}', 'price 2400');
});

test("a foreign message on the tabs' channel is ignored", async () => {
  const [first, second] = [openTab(), openTab()];
  const foreign = new BroadcastChannel('updown:events');
  for (const message of [null, undefined, 7, 'price', {}, [], [1], ['price', { price: 1 }]]) {
    foreign.postMessage(message);
  }
  foreign.postMessage(['price', '1']);
  await hears(second, 'open', 'resync {}', 'price 1');
  foreign.close();
  streams()[0]!.say('open');
  streams()[0]!.say('price', '2400');
  await hears(first, 'open', 'price 2400');
  await hears(second, 'open', 'resync {}', 'price 1', 'open', 'price 2400');
});

test('an error reaches every tab, and after it the stream goes on as a new one', async () => {
  openTab();
  const other = openTab();
  for (const name of ['open', 'error', 'open']) streams()[0]!.say(name);
  await hears(other, 'open', 'error', 'open');
});

test('when the tab with the stream closes, the next one opens it', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  first.source.close();
  await waitFor(() => expect(streams()).toHaveLength(1));
  streams()[0]!.say('open');
  await hears(second, 'open');
  await hears(third, 'open');
  expect(FakeSource.opened).toHaveLength(2);
});

test('a tab that closes while it waits never opens a stream', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  second.source.close();
  first.source.close();
  await waitFor(() => expect(FakeSource.opened).toHaveLength(2));
  FakeSource.opened[1]!.say('open');
  await hears(third, 'open');
  expect(second.heard).toEqual([]);
});

test('a tab that steals the stream of a frozen one is the only one that holds it', async () => {
  const frozen = openTab();
  streams()[0]!.say('open');
  await hears(frozen, 'open');
  const thief = openTab({ steals: true });
  await waitFor(() => expect(FakeSource.opened[0]!.readyState).toBe(FakeSource.CLOSED));
  expect(streams()).toEqual([FakeSource.opened[1]]);
  streams()[0]!.say('open');
  streams()[0]!.say('price', '2500');
  await hears(thief, 'open', 'price 2500');
  await waitFor(() => expect(frozen.heard.at(-1)).toBe('price 2500'));
  thief.source.close();
  await waitFor(() => expect(FakeSource.opened).toHaveLength(3));
  FakeSource.opened[2]!.say('price', '2600');
  await waitFor(() => expect(frozen.heard.at(-1)).toBe('price 2600'));
});

test('a browser without locks gives each tab a stream of its own', () => {
  Reflect.deleteProperty(navigator, 'locks');
  openTab();
  openTab();
  expect(streams()).toHaveLength(2);
});
