import type { Release, SiteRemote } from '@updown/protocol/site/site-descriptor';
import { memoryStorage, release } from '../../testing/page';
import type { Site } from '../site/site';
import { RunningRemotes } from './running-remotes';

const stable = release('game', '1.1.0');
const fallback = release('game', '1.0.0');
const next = { ...release('game', '1.2.0'), share: 99 };

let fits: (release: Release) => boolean;
let session: Pick<Storage, 'getItem' | 'setItem'>;
beforeEach(() => {
  session = memoryStorage();
  fits = () => true;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open(remote: SiteRemote = { ...stable, fallback }) {
  const site: Site = { serial: 1, remotes: { game: { status: 'on', remote } } };
  return new RunningRemotes(site, { id: '1', session, fits });
}
function versionOf(running: RunningRemotes) {
  return running.of('game')?.release.version;
}
function fail(running: RunningRemotes) {
  return running.failed('game', running.of('game')!.release);
}
function start(running: RunningRemotes) {
  running.started('game', running.of('game')!.release);
}

test('a version that fails is replaced by its fall-back, and all places hear of it', () => {
  const running = open();
  const heard = jest.fn();
  running.subscribe(heard);
  const { release: failing } = running.of('game')!;
  expect(running.failed('game', failing)).toBe(true);
  expect(versionOf(running)).toBe('1.0.0');
  // Another place of the same version fails a moment later.
  expect(running.failed('game', failing)).toBe(true);
  expect(versionOf(running)).toBe('1.0.0');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the session keeps a fall-back that works', () => {
  const running = open();
  fail(running);
  expect(versionOf(open())).toBe('1.1.0');
  start(running);
  expect(versionOf(open())).toBe('1.0.0');
  // A newer version gets a chance of its own.
  expect(versionOf(open({ ...release('game', '1.3.0'), fallback: stable }))).toBe('1.3.0');
});

test('a version that crashes in its first ten seconds is replaced, and a later fault leaves it', () => {
  const early = open();
  start(early);
  jest.advanceTimersByTime(9_000);
  expect(fail(early)).toBe(true);

  const late = open();
  start(late);
  jest.advanceTimersByTime(11_000);
  expect(fail(late)).toBe(false);
  expect(versionOf(late)).toBe('1.1.0');
});

test('a version for a share of the visitors falls back to the stable one, and that to its own', () => {
  const running = open({ ...stable, next, fallback });
  expect(versionOf(running)).toBe('1.2.0');
  fail(running);
  expect(versionOf(running)).toBe('1.1.0');
  fail(running);
  expect(versionOf(running)).toBe('1.0.0');
  expect(fail(running)).toBe(false);
});

test('a retry begins with the first version if none has worked, else with the one that has', () => {
  const running = open();
  fail(running);
  running.retry('game');
  expect(running.of('game')).toMatchObject({ release: { version: '1.1.0' }, attempt: 1 });
  fail(running);
  start(running);
  running.retry('game');
  expect(running.of('game')).toMatchObject({ release: { version: '1.0.0' }, attempt: 1 });
});

describe('a release while the page is open', () => {
  const newer: Site = {
    serial: 2,
    remotes: { game: { status: 'on', remote: { ...release('game', '1.3.0'), fallback: stable } } },
  };

  test('runs at once if the remote has no place on the page', () => {
    const running = open();
    running.released(newer);
    expect(versionOf(running)).toBe('1.3.0');
  });

  test('waits until the visitor has left every place of the remote', async () => {
    const running = open();
    const leave = [running.entered('game'), running.entered('game')];
    running.released(newer);
    leave[0]!();
    await Promise.resolve();
    expect(versionOf(running)).toBe('1.1.0');
    leave[1]!();
    await Promise.resolve();
    expect(versionOf(running)).toBe('1.3.0');
  });

  test('does not run between the places of two pages', async () => {
    const running = open();
    const leave = running.entered('game');
    running.released(newer);
    leave();
    running.entered('game');
    await Promise.resolve();
    expect(versionOf(running)).toBe('1.1.0');
  });

  test('is forgotten if the site takes it back before', async () => {
    const running = open();
    const leave = running.entered('game');
    running.released(newer);
    running.released({
      serial: 3,
      remotes: { game: { status: 'on', remote: { ...stable, fallback } } },
    });
    leave();
    await Promise.resolve();
    expect(versionOf(running)).toBe('1.1.0');
  });

  test('runs at once in every place if the visitor agrees, and falls back as on load', () => {
    const running = open();
    running.entered('game');
    expect(running.offer).toBeNull();
    running.released(newer);
    expect(running.offer).toBe('update');
    running.update();
    expect(versionOf(running)).toBe('1.3.0');
    expect(running.offer).toBeNull();
    expect(fail(running)).toBe(true);
    expect(versionOf(running)).toBe('1.1.0');
  });

  test('is offered no more if the visitor declines, until the next one', () => {
    const running = open();
    running.entered('game');
    running.released(newer);
    running.decline();
    expect(running.offer).toBeNull();
    running.released({ ...newer, serial: 3 });
    expect(running.offer).toBe('update');
  });

  test('that needs a newer host waits for a reload', async () => {
    fits = ({ version }) => version !== '1.3.0';
    const running = open();
    const leave = running.entered('game');
    running.released(newer);
    expect(running.offer).toBe('reload');
    running.update();
    leave();
    await Promise.resolve();
    running.moved();
    expect(versionOf(running)).toBe('1.1.0');
  });

  test('with the same version for this visitor offers nothing', () => {
    const running = open();
    running.entered('game');
    running.released({ serial: 2, remotes: { game: { status: 'on', remote: stable } } });
    expect(running.offer).toBeNull();
  });

  test('leaves a version that works, if its part of the newer descriptor is damaged', () => {
    const running = open();
    const broken = { status: 'broken', version: '?', fault: 'game.vesion' } as const;
    running.released({ serial: 2, remotes: { game: broken } });
    expect(running.offer).toBeNull();
    expect(versionOf(running)).toBe('1.1.0');
  });

  test('that turns a remote off and on again is taken over like a version', () => {
    const running = open();
    const leave = running.entered('game');
    const off = { status: 'off', reason: 'It loses stakes.' } as const;
    running.released({ serial: 2, remotes: { game: off } });
    expect(running.site.remotes.game?.status).toBe('on');
    running.update();
    expect(running.site.remotes.game).toBe(off);
    expect(running.of('game')).toBeUndefined();
    leave();
    running.released(newer);
    expect(versionOf(running)).toBe('1.3.0');
  });

  test('that adds a remote which moves nothing shows it at once', () => {
    const running = open();
    const pages = [{ path: '/board', title: { en: 'Board' }, module: 'Board', link: 5 }];
    const places = [{ place: 'game.aside', title: { en: 'Top' }, module: 'Top' }];
    const remote = { ...release('board'), contributes: { pages, places } };
    const board = { status: 'on', remote } as const;
    running.released({ serial: 2, remotes: { ...newer.remotes, board } });
    expect(running.composition.pages.map(({ path }) => path)).toContain('/board');
    expect(running.composition.places['game.aside']).toHaveLength(1);
  });

  test('that adds a remote shows it from the next page on', () => {
    const running = open();
    const chart = { status: 'on', remote: release('chart') } as const;
    running.released({ serial: 2, remotes: { ...newer.remotes, chart } });
    expect(running.site.remotes.chart).toBeUndefined();
    expect(running.offer).toBe('update');
    running.moved();
    expect(running.of('chart')?.release.version).toBe('1.0.0');
    expect(running.offer).toBeNull();
  });

  test('that removes a remote takes its places away when the visitor has left them', async () => {
    const running = open();
    const leave = running.entered('game');
    running.released({ serial: 2, remotes: {} });
    expect(versionOf(running)).toBe('1.1.0');
    leave();
    await Promise.resolve();
    expect(running.site.remotes.game).toBeUndefined();
    expect(running.of('game')).toBeUndefined();
  });
});

test('the pages and places are those of the versions that run', () => {
  const brings = (path: string) => ({
    contributes: { pages: [{ path, title: { en: 'Page' }, module: 'Page' }] },
    modules: { Page: {} },
  });
  const running = open({
    ...stable,
    ...brings('/new'),
    fallback: { ...fallback, ...brings('/old') },
  });
  const paths = () => running.composition.pages.map(({ path }) => path);
  expect(paths()).toEqual(['/new']);
  fail(running);
  expect(paths()).toEqual(['/old']);
});

test('of two remotes with one path, the one that the site had first keeps it, whichever came first into the page', () => {
  const board = (name: string) => ({
    ...release(name),
    contributes: { pages: [{ path: '/board', title: { en: 'Page' }, module: 'Page' }] },
    modules: { Page: {} },
  });
  const on = (name: string) => ({ status: 'on', remote: board(name) }) as const;
  const site: Site = { serial: 1, remotes: { second: on('second') } };
  const running = new RunningRemotes(site, { id: '1', session, fits });
  running.released({ serial: 2, remotes: { first: on('first'), second: on('second') } });
  expect(running.composition.pages.map(({ remote }) => remote)).toEqual(['first']);
  expect(running.composition.faults).toEqual([
    { remote: 'second', detail: 'the path /board belongs to first' },
  ]);
});
