import { shareScope } from '../../../webpack/federation/share-scope';
import { release } from '../testing/page';
import { containerOpener } from './open-container';
import { RemoteWatch } from './remote-watch';

const page = globalThis as unknown as Record<string, unknown>;
const container = { init: jest.fn<unknown, unknown[]>(), get: jest.fn() };

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** Ends the script of the entry as a browser does. */
function end(as: 'load' | 'error'): void {
  scripts().at(-1)!.dispatchEvent(new Event(as));
}

function watchOf(version: string): RemoteWatch {
  return new RemoteWatch('game', release('game', version));
}

beforeEach(() => {
  document.head.replaceChildren();
  container.init.mockReset();
});

test('the entry of a version runs once, with its hash, and its container gets the modules of the page', async () => {
  const open = containerOpener();
  const watch = watchOf('1.0.0');
  const both = Promise.all([open(watch), open(watch)]);
  expect(scripts().map(({ src, integrity }) => [src, integrity])).toEqual([
    ['http://localhost/remotes/game/1.0.0/remote-entry.js', release('game').integrity],
  ]);
  page['game_1_0_0'] = container;
  end('load');
  expect(await both).toEqual([container, container]);
  expect(container.init.mock.calls).toEqual([[shareScope, []]]);
  expect(scripts()).toEqual([]);
});

test('an entry that does not load is unreachable, and is requested again at the next call', async () => {
  const open = containerOpener();
  const watch = watchOf('1.1.0');
  const first = open(watch);
  end('error');
  await expect(first).rejects.toMatchObject({ kind: 'unreachable' });
  const second = open(watch);
  page['game_1_1_0'] = container;
  end('load');
  expect(await second).toBe(container);
});

test('an entry that leaves no container is damaged', async () => {
  const opening = containerOpener()(watchOf('1.2.0'));
  end('load');
  await expect(opening).rejects.toMatchObject({ kind: 'corrupt' });
});

test('a container that throws as it starts can start at the next call, without its entry running again', async () => {
  const open = containerOpener();
  const watch = watchOf('1.3.0');
  page['game_1_3_0'] = container;
  container.init.mockImplementationOnce(() => {
    throw new Error('boo');
  });
  await expect(open(watch)).rejects.toThrow('boo');
  expect(await open(watch)).toBe(container);
  expect(scripts()).toEqual([]);
});
