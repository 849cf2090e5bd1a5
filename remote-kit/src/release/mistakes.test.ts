import { createKeys } from '@updown/protocol/site/site-signature';
import { Problem } from '../../../tools/problem';
import { buildAndRelease, releaseBuilt } from './commands/release-built';
import { releases } from './commands/releases';
import { rollback } from './commands/rollback';
import { rollout } from './commands/rollout';
import { disable, enable, remove } from './commands/turn-off';
import { publishRelease } from './publish/publish-release';
import { SITE_FILE } from './site/read-site';
import { writePages } from './site/write-pages';
import { openStore } from './store/open-store';
import type { Store } from './store/store';
import { recorded, siteKinds, type SiteKind } from './testing/command';
import { smallRelease, smallSite, visibleFiles } from './testing/small-site';

const giveAll = { share: 100, tried: () => Promise.resolve() };

type Command = (args: readonly string[]) => Promise<number>;

/** A mistake, made on a site that has game 0.1.0 and 0.2.0, with 0.3.0 published and 0.1.0 of chart. */
interface Mistake {
  readonly make: (target: string, store: Store) => Promise<unknown>;
  /** The message at the terminal. */
  readonly says: string;
  /** A manual change to a file, made before the command. */
  readonly tampered?: readonly [path: string, edit: (text: string) => string];
}

function command(one: Command, ...args: string[]) {
  return (target: string) => one([target, ...args]);
}
function releaseOfGame(version: string, content?: string, change: object = {}) {
  return async (_target: string, store: Store) => {
    const { file, contents } = smallRelease('game', version, content);
    const built = { file: { ...file, ...change }, contents };
    return releaseBuilt(store, built, giveAll);
  };
}
/** A release from the checkout, which has not been built yet. */
function notBuilt(version: string, share = 100) {
  return (_target: string, store: Store) =>
    buildAndRelease(
      store,
      { name: 'game', version },
      () => Promise.reject(new Error('It was built all the same.')),
      { ...giveAll, share },
    );
}
function page(path: string, module = 'Panel') {
  return { path, title: { en: 'Page' }, module };
}
const ENTRY = 'remote-entry.0a1b2c3d.js';

const mistakes: Record<string, Mistake> = {
  'the version is not raised': {
    make: releaseOfGame('0.2.0', 'other'),
    says: 'raise the version of remote-game',
  },
  'the version is that of a published one that nobody has': {
    make: releaseOfGame('0.3.0', 'other'),
    says: 'game 0.3.0 is published already, with other content',
  },
  'an older version is released': {
    make: releaseOfGame('0.1.9'),
    says: "older than the site's 0.2.0",
  },
  'an older version would be built': {
    make: notBuilt('0.1.9'),
    says: "older than the site's 0.2.0",
  },
  'the current version would be built for a share': {
    make: notBuilt('0.2.0', 20),
    says: 'Every visitor has game 0.2.0 already',
  },
  'the remote does not fit the host': {
    make: releaseOfGame('0.4.0', '0.4.0', { needs: { react: '^20.0.0' } }),
    says: 'it needs react ^20.0.0, and the host provides 19.3.1',
  },
  'a page is below a path of the site itself': {
    make: releaseOfGame('0.4.0', '0.4.0', { contributes: { pages: [page('/push-worker/board')] } }),
    says: 'game: the path /push-worker/board belongs to the site itself',
  },
  'a title has a parameter that the page does not have': {
    make: releaseOfGame('0.4.0', '0.4.0', {
      contributes: { pages: [{ ...page('/new'), title: { en: 'The {constructor}' } }] },
    }),
    says: 'game: the page /new: its title has no {constructor} to show',
  },
  'a title is too long for the navigation': {
    make: releaseOfGame('0.4.0', '0.4.0', {
      contributes: { pages: [{ ...page('/new'), link: 5, title: { en: 'x'.repeat(200) } }] },
    }),
    says: 'game: the page /new: its title has 200 characters, and may have 24',
  },
  'the remote claims a path that another one has': {
    make: releaseOfGame('0.4.0', '0.4.0', { contributes: { pages: [page('/charts')] } }),
    says: 'game: the path /charts belongs to chart. Change its contributes.json',
  },
  'the remote names a place that does not exist': {
    make: releaseOfGame('0.4.0', '0.4.0', {
      contributes: { places: [{ place: 'game.roof', title: { en: 'Roof' }, module: 'Panel' }] },
    }),
    says: 'game: there is no place game.roof',
  },
  'the remote brings a page without its module': {
    make: releaseOfGame('0.4.0', '0.4.0', { contributes: { pages: [page('/new', 'Lost')] } }),
    says: 'game: it has no module Lost',
  },
  'the remote does not run in the host': {
    make: (_target, store) =>
      releaseBuilt(store, smallRelease('game', '0.4.0'), {
        ...giveAll,
        tried: () => Promise.reject(new Problem('Panel: TypeError: React.foo is not a function')),
      }),
    says: 'React.foo is not a function',
  },
  'the remote blocks the page when it appears': {
    make: (_target, store) =>
      releaseBuilt(
        store,
        { ...smallRelease('game', '0.4.0'), budgets: { entry: 8, scripts: 40, longTask: 200 } },
        { ...giveAll, timed: () => Promise.resolve({ longest: 412 }) },
      ),
    says: 'game blocks the page for 412 ms of processor time while it appears',
  },
  "the remote's name is misspelt": {
    make: command(rollback, 'gmae'),
    says: "The site has no remote 'gmae'. Its remotes are: chart, game.",
  },
  'an option is misspelt': {
    make: command(rollback, 'game', '--vesion', '0.1.0'),
    says: "Unknown option '--vesion'",
  },
  'a version that is no version': {
    make: command(rollback, 'game', '--to', '0.1'),
    says: 'has no game 0.1. The published versions are: 0.3.0, 0.2.0, 0.1.0.',
  },
  'a version that is not published': {
    make: command(rollback, 'game', '--to', '0.0.9'),
    says: 'has no game 0.0.9',
  },
  'the version to go back to has lost a file': {
    tampered: [`remotes/game/0.1.0/${ENTRY}`, () => ''],
    make: command(rollback, 'game'),
    says: `remotes/game/0.1.0/${ENTRY} has another content than was published`,
  },
  'a byte of a published version is flipped': {
    tampered: [`remotes/game/0.3.0/${ENTRY}`, () => '/* gamf 0.3.0 */'],
    make: command(rollout, 'game', '--share', '20'),
    says: 'has another content than was published',
  },
  'there is no version to go back to': {
    make: command(rollback, 'chart'),
    says: 'chart 0.1.0 has no version to fall back to',
  },
  'the version is the current one': {
    make: command(rollout, 'game', '--share', '20', '--to', '0.2.0'),
    says: 'Every visitor has game 0.2.0 already',
  },
  'the share is none': {
    make: command(rollout, 'game', '--share', '0.2'),
    says: "'0.2' is no share of the visitors",
  },
  'nobody watches an automatic roll-out': {
    make: command(rollout, 'game', '--auto'),
    says: '--auto needs --api',
  },
  'the failures cannot be read': {
    make: command(releases, '--api', 'http://127.0.0.1:9'),
    says: 'http://127.0.0.1:9/api/metrics cannot be read',
  },
  'a remote is turned off without a reason': {
    make: command(disable, 'game'),
    says: 'Say why',
  },
  'the remote is forgotten': { make: command(enable), says: 'Say which remote' },
  'two remotes are named': { make: command(enable, 'game', 'chart'), says: "'chart' is too much" },
  'the package of a team names the remote of another': {
    make: (target) => remove(['--remote', 'game', target, 'chart']),
    says: 'This is the package of game',
  },
  'the site is not there': {
    make: (target) => remove([`${target}-elsewhere`, 'game']),
    says: 'has no site.json',
  },
  'site.json is no JSON': {
    tampered: [SITE_FILE, (text) => text.slice(0, -5)],
    make: command(rollback, 'game'),
    says: 'site.json is no JSON',
  },
  'site.json is of schema 1': {
    tampered: [
      SITE_FILE,
      () => '{ "remotes": { "game": { "version": "0.1.0", "entry": "/a.json" } } }',
    ],
    make: command(rollback, 'game'),
    says: 'is of schema 1',
  },
  'site.json has a wrong version': {
    tampered: [SITE_FILE, (text) => text.replace('"version": "0.2.0"', '"version": "0.2"')],
    make: command(rollback, 'game'),
    says: 'remotes.game.version: It is not a version such as 1.4.0.',
  },
  'site.json has a misspelt name': {
    tampered: [SITE_FILE, (text) => text.replace('"version": "0.2.0"', '"vesion": "0.2.0"')],
    make: releaseOfGame('0.4.0'),
    says: 'site.json is faulty: remotes.game.ve',
  },
  'site.json of a signed site was edited by hand': {
    tampered: [SITE_FILE, (text) => text.replace('"serial": 4', '"serial": 5')],
    make: releaseOfGame('0.4.0'),
    says: 'somebody changed the file by hand',
  },
  'pages are written from a site.json that was edited by hand': {
    tampered: [SITE_FILE, (text) => text.replace('game/0.2.0/remote', 'game/0.1.0/remote')],
    make: (_target, store) => writePages(store),
    says: 'somebody changed the file by hand',
  },
  'site.json of a signed site was edited by hand, and every check is skipped': {
    tampered: [SITE_FILE, (text) => text.replace('"serial": 4', '"serial": 5')],
    make: (_target, store) =>
      releaseBuilt(store, smallRelease('game', '0.4.0'), {
        ...giveAll,
        skipNeeds: true,
        skipTrial: true,
      }),
    says: 'somebody changed the file by hand',
  },
  'all checks are to be skipped with one word': {
    make: command(rollback, 'game', '--force'),
    says: "Unknown option '--force'",
  },
};

let key: string;
let publicKey: string;
beforeAll(async () => {
  const keys = await createKeys();
  publicKey = keys.publicKey;
  key = `a:${keys.privateKey}`;
});

/** The mistakes that involve a store. */
const ofTheStore = [
  'the remote does not run in the host',
  'the version is not raised',
  'a byte of a published version is flipped',
  'site.json is no JSON',
];

async function fill(store: Store): Promise<number> {
  const [, privateKey = ''] = key.split(':');
  await smallSite(store, { name: 'a', privateKey, publicKey });
  for (const one of [
    smallRelease('chart', '0.1.0', '0.1.0', { pages: [page('/charts')] }),
    smallRelease('game', '0.1.0'),
    smallRelease('game', '0.2.0'),
  ]) {
    await releaseBuilt(store, one, giveAll);
  }
  await publishRelease(store, smallRelease('game', '0.3.0'));
  return 0;
}

/** Changes a file; resolves with a function that restores it. */
async function tamper(store: Store, [path, edit]: NonNullable<Mistake['tampered']>) {
  const { content } = (await store.read(path))!;
  await store.write(path, Buffer.from(edit(content.toString())));
  return () => store.write(path, content);
}

describe.each(siteKinds)('on %s', (kindName, start) => {
  let kind: SiteKind;
  let env: Record<string, string>;
  let target: string;
  let store: Store;
  beforeAll(async () => {
    kind = await start();
    env = { ...kind.env, UPDOWN_SITE_KEY: key };
    target = kind.target('site');
    store = openStore(target, { ...process.env, ...env });
    await recorded(env, () => fill(store));
  }, 30_000);
  afterAll(() => kind.stop());

  const names = kindName === 'a folder' ? Object.keys(mistakes) : ofTheStore;
  test.each(names)('if %s, the command says so and changes nothing', async (name) => {
    const { make, says, tampered } = mistakes[name]!;
    const putBack = tampered && (await tamper(store, tampered));
    const before = await visibleFiles(store);
    const { code, output } = await recorded(
      env,
      async () => Number(await make(target, store)) || 0,
    );
    expect(output).toContain(says);
    expect(code).not.toBe(0);
    expect(await visibleFiles(store)).toEqual(before);
    await putBack?.();
  });

  test('without the key, or with another one, a signed site stays as it is', async () => {
    const before = await visibleFiles(store);
    const other = `a:${(await createKeys()).privateKey}`;
    for (const [wrong, says] of [
      ['', 'accept only a signed descriptor (keys: a): set UPDOWN_SITE_KEY'],
      ['secret', 'UPDOWN_SITE_KEY is no key'],
      [other, "do not trust the key 'a'"],
    ] as const) {
      const { code, output } = await recorded({ ...env, UPDOWN_SITE_KEY: wrong }, () =>
        rollback([target, 'game']),
      );
      expect(output).toContain(says);
      expect(code).not.toBe(0);
    }
    expect(await visibleFiles(store)).toEqual(before);
  });
});
