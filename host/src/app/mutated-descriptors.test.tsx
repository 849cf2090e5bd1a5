import { webcrypto } from 'node:crypto';
import { act, render } from '@testing-library/react';
import type { Contributes } from '@updown/protocol/site/contributions';
import type { SiteRemote } from '@updown/protocol/site/site-descriptor';
import { createKeys, signSite } from '@updown/protocol/site/site-signature';
import { OfferedPlace, useSettings } from '@updown/shared';
import { MemoryRouter } from '@updown/shared/testing';
import type { ReactElement } from 'react';
import { fakeServer } from '../../testing/fake-server';
import { mutantOf, scriptsIn, type Keys, type Mutant } from '../../testing/mutants';
import { createPage, release, secondPart } from '../../testing/page';
import { LoadAttempt } from '../federation/load-attempt';
import type { LoadModule } from '../federation/load-remote';
import { readSite } from '../site/read-site';
import { App } from './app';
import { CannotStart } from './open-page';

/** 10,000 in the deep tests. */
const MUTANTS = Number(process.env['MUTANTS'] ?? 200);
/** The seed of the first mutant. To repeat a single one, set its seed and MUTANTS=1. */
const SEED = Number(process.env['MUTANT_SEED'] ?? 1);

const PATHS = ['/', '/dashboard', '/leaderboard', `/players/0x${'7'.repeat(40)}`, '/nowhere'];

fakeServer();
// jsdom's crypto has no keys.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
// jsdom does not implement scrolling.
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const quiet = (['error', 'warn'] as const).map((level) => jest.spyOn(console, level));
beforeAll(() => quiet.forEach((spy) => spy.mockImplementation(() => undefined)));
afterAll(() => quiet.forEach((spy) => spy.mockRestore()));

/** A remote with everything by which a site is steered. */
function steered(name: string, contributes: Contributes): SiteRemote {
  const parts = [...(contributes.pages ?? []), ...(contributes.places ?? [])];
  const modules = Object.fromEntries(parts.map(({ module }) => [module, {}]));
  return { ...release(name), contributes, modules };
}
const title = { en: 'Title' };
const properties = { rows: { type: 'integer' as const, default: 2, maximum: 9 } };
const own = { settings: { type: 'object' as const, properties } };
const leaderboard: SiteRemote = {
  ...steered('leaderboard', {
    ...own,
    pages: [
      { path: '/leaderboard', title, module: 'Board', link: 5, when: { flag: 'cup' } },
      { path: '/vault', title, module: 'Vault', link: 6, when: { who: 'admin', chain: 1 } },
    ],
    offers: [{ place: 'leaderboard.row', height: '20px', limit: 2 }],
  }),
  settings: { rows: 3 },
};
const badges = steered('badges', {
  places: [
    { place: 'leaderboard.row', title, module: 'Badge', when: { who: 'visitor' } },
    { place: 'game.aside', title, module: 'Aside', when: { who: 'player' } },
  ],
});

/** Reads what its remote is told, and has room for others. */
function Steered() {
  const { rows = 0 } = useSettings<typeof own>();
  const context = { address: '0xa', rank: 1 };
  return Array.from({ length: Math.min(Number(rows), 9) }, (_, row) => (
    <p key={row}>
      It runs.
      <OfferedPlace name="leaderboard.row" context={context} />
    </p>
  ));
}

async function signedSite() {
  const [ours, another] = await Promise.all([createKeys(), createKeys()]);
  process.env['UPDOWN_SITE_KEYS'] = `a:${ours.publicKey}`;
  const keys: Keys = { ours: { name: 'a', ...ours }, another: { name: 'a', ...another } };
  const remotes = {
    game: { ...release('game', '1.1.0'), fallback: release('game') },
    chart: { ...release('chart'), next: { ...release('chart', '1.1.0'), share: 50 } },
    dashboard: release('dashboard'),
    board: { ...release('board'), off: 'Repairs' },
    leaderboard,
    badges,
  };
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  const head = { schema: 2 as const, serial: 7, origin: location.origin, expires };
  return { keys, site: await signSite({ ...head, flags: ['cup'], remotes }, keys.ours) };
}

interface Outcome {
  /** Each script that the page would load: address and hash. */
  readonly ran: readonly string[];
  readonly page: 'cannot start' | 'runs';
}

/** Opens a page with the descriptor, as the host does, up to the script elements of the remotes. */
async function open(text: string, path: string): Promise<Outcome> {
  document.head.replaceChildren();
  localStorage.clear();
  const inlined = document.createElement('script');
  inlined.id = 'site';
  inlined.type = 'application/json';
  inlined.textContent = text;
  document.head.append(inlined);
  const ran: string[] = [];
  const loadModule: LoadModule = (remote, version, module) => {
    const { src, integrity } = new LoadAttempt(remote, version).entryScript();
    ran.push(`${src} ${integrity}`);
    const Component = module === 'Board' ? Steered : () => 'It runs.';
    return Promise.resolve({ status: 'loaded', Component });
  };
  const read = await readSite().catch((error: unknown) => error as Error);
  if (read instanceof Error) {
    await drawn(<CannotStart reason={read.message} />, 'UpDown cannot start');
    expect(read.name).toBe('SiteError');
    return { ran, page: 'cannot start' };
  }
  const { store, host } = createPage({ site: read, loadModule });
  await drawn(
    <App store={store} host={host} secondPart={Promise.resolve(secondPart)}>
      <MemoryRouter initialEntries={[path]} />
    </App>,
    'Connect',
  );
  expect(document.querySelector('main')!.textContent).not.toBe('');
  return { ran, page: 'runs' };
}

async function drawn(page: ReactElement, shows: string): Promise<void> {
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(page);
    await Promise.resolve();
  });
  expect(document.body.textContent).toContain(shows);
  views.push(view!);
}
const views: ReturnType<typeof render>[] = [];
function close() {
  for (const { unmount } of views.splice(0)) unmount();
}

function allowed({ text, signedBy }: Mutant, original: object): ReadonlySet<string> {
  return scriptsIn(signedBy === 'us' ? JSON.parse(text) : original, location.href);
}

test(`of ${MUTANTS} mutated descriptors none runs what is not signed, and none leaves a blank page`, async () => {
  const { keys, site } = await signedSite();
  const unchanged = await open(JSON.stringify(site), '/');
  close();
  expect(unchanged.page).toBe('runs');
  expect(unchanged.ran).not.toEqual([]);
  const board = await open(JSON.stringify(site), '/leaderboard');
  close();
  expect(board.ran.join()).toMatch(/\/leaderboard\/.*\/badges\//s);

  const outcomes: Record<string, number> = {};
  for (let seed = SEED; seed < SEED + MUTANTS; seed++) {
    const mutant = await mutantOf(site, keys, seed);
    const path = PATHS[seed % PATHS.length]!;
    try {
      const { ran, page } = await open(mutant.text, path);
      const may = allowed(mutant, site);
      expect(ran.filter((script) => !may.has(script))).toEqual([]);
      if (mutant.signedBy === 'another') expect(page).toBe('cannot start');
      const outcome = `signed by ${mutant.signedBy}: ${page}${ran.length > 0 ? ', with remotes' : ''}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      throw new Error(
        `MUTANT_SEED=${seed}, signed by ${mutant.signedBy}, at ${path}, ${mutant.edits.join(', ')}: ${(error as Error).message}\n${mutant.text.slice(0, 4000)}`,
        { cause: error },
      );
    } finally {
      close();
    }
  }
  // A signed mistake must not stop the other remotes.
  if (MUTANTS >= 200) {
    expect(outcomes['signed by us: runs, with remotes']).toBeGreaterThan(MUTANTS / 10);
  }
}, 7_200_000);
