import { releaseOf } from '@updown/protocol/site/site-descriptor';
import { createKeys, isSigned } from '@updown/protocol/site/site-signature';
import { Problem } from '../../../tools/problem';
import { buildAndRelease, releaseBuilt } from './commands/release-built';
import { releases } from './commands/releases';
import { rollback } from './commands/rollback';
import { rollout } from './commands/rollout';
import { disable, enable } from './commands/turn-off';
import { publishRelease } from './publish/publish-release';
import type { LongestTasks } from './rules/budgets';
import { releaseVersion } from './rules/release-version';
import { changeDescriptor } from './site/change-descriptor';
import { readSite, SITE_FILE } from './site/read-site';
import { siteKey } from './site/site-key';
import { openStore } from './store/open-store';
import type { Store } from './store/store';
import { recorded, siteKinds, type SiteKind } from './testing/command';
import { smallRelease, smallSite, visibleFiles } from './testing/small-site';

/** 50 in the deep tests. */
const PAIRS = Number(process.env['RELEASE_PAIRS'] ?? 3);
/** How many pairs of smaller changes. */
const CHANGES = Math.max(10, PAIRS);

const everybody = { share: 100, tried: () => Promise.resolve() };

describe.each(siteKinds)('on %s', (_name, start) => {
  let kind: SiteKind;
  let publicKey: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    kind = await start();
    const keys = await createKeys();
    publicKey = keys.publicKey;
    env = { ...kind.env, UPDOWN_SITE_KEY: `a:${keys.privateKey}` };
  });
  afterAll(() => kind.stop());

  async function newSite(name: string) {
    const target = kind.target(name);
    const store = openStore(target, { ...process.env, ...env });
    const [, privateKey = ''] = env['UPDOWN_SITE_KEY']!.split(':');
    await smallSite(store, { name: 'a', privateKey, publicKey });
    const give = (remote: string, version: string) =>
      recorded(env, async () => {
        await releaseBuilt(store, smallRelease(remote, version), everybody);
        return 0;
      });
    return { target, store, give };
  }

  async function gameOf(store: Store) {
    const { site } = await readSite(store);
    const { version, fallback, next, off } = site.remotes['game']!;
    return [version, fallback?.version, next && `${next.version} at ${next.share} %`, off];
  }

  test('each check of a release has a word of its own that skips it, and a refusal changes no file', async () => {
    const { store, give } = await newSite('refused');
    await give('game', '0.1.0');
    const before = await store.read(SITE_FILE);
    const refused = { ...everybody, tried: () => Promise.reject(new Problem('Panel: boo')) };
    const { file, contents } = smallRelease('game', '0.2.0');
    const broken = { file: { ...file, needs: { react: '^20.0.0' } }, contents };
    const release = (skips: { skipNeeds?: boolean; skipTrial?: boolean }) =>
      recorded(env, async () => {
        await releaseBuilt(store, broken, { ...refused, ...skips });
        return 0;
      });
    for (const [skips, says] of [
      [{}, 'it needs react'],
      [{ skipTrial: true }, 'it needs react'],
      [{ skipNeeds: true }, 'boo'],
    ] as const) {
      const { code, output } = await release(skips);
      expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    }
    expect((await store.read(SITE_FILE))!.content).toEqual(before!.content);
    expect(await store.read('remotes/game/0.2.0/release.json')).toBeUndefined();
    await release({ skipNeeds: true, skipTrial: true });
    expect(await gameOf(store)).toEqual(['0.2.0', '0.1.0', undefined, undefined]);
  });

  test('a release shows what the remote uses of its budgets, and one word skips the limit of time', async () => {
    const { store } = await newSite('budgets');
    const budgets = { entry: 8, scripts: 40, longTask: 200 };
    const release = (version: string, tasks: LongestTasks | undefined, skipBudgets: boolean) =>
      recorded(env, async () => {
        const built = { ...smallRelease('game', version), budgets };
        const timed = () => Promise.resolve(tasks);
        await releaseBuilt(store, built, { ...everybody, timed, skipBudgets });
        return 0;
      });
    for (const [version, tasks, skipBudgets, code, shown] of [
      ['0.1.0', { longest: 63.4 }, false, 0, '63 ms of 200 ms'],
      ['0.2.0', undefined, false, 0, 'not measured of 200 ms'],
      // A slow machine slows the version before as much.
      [
        '0.3.0',
        { longest: 412, before: 380 },
        false,
        0,
        '412 ms of 200 ms of processor time, before: 380 ms',
      ],
      ['0.4.0', { longest: 412, before: 206 }, false, 1, '2.0 times as long as the version before'],
      ['0.4.0', { longest: 412 }, false, 1, '412 ms of 200 ms'],
      ['0.4.0', { longest: 412 }, true, 0, '412 ms of 200 ms'],
    ] as const) {
      const { output, ...ended } = await release(version, tasks, skipBudgets);
      expect([ended.code, output]).toEqual([code, expect.stringContaining(shown)]);
      expect(output).toMatch(/entry {6}0\.0 KB of 8 KB\n {2}scripts {4}0\.0 KB of 40 KB/);
    }
    expect((await gameOf(store))[0]).toBe('0.4.0');
  });

  test('the descriptor is signed, its serial grows, and every page carries it', async () => {
    const { target, store, give } = await newSite('follows');
    await give('game', '0.1.0');
    await give('game', '0.2.0');
    for (const [version, serial] of [
      ['0.2.0', 3],
      ['0.1.0', 4],
    ] as const) {
      const { site } = await readSite(store);
      expect([site.remotes['game']!.version, site.serial]).toEqual([version, serial]);
      expect(await isSigned(site, { a: publicKey })).toBe(true);
      const { 'site.json': _, ...pages } = await visibleFiles(store);
      for (const page of Object.values(pages)) {
        expect(page).toContain(JSON.stringify(site).replaceAll('<', '\\u003c'));
      }
      await recorded(env, () => rollback([target, 'game']));
    }
  });

  test('each of two roll-backs leaves a fall-back, if one is still published', async () => {
    const { target, store, give } = await newSite('twice');
    for (const version of ['0.1.5', '0.1.6', '0.1.7', '0.1.8']) await give('game', version);
    const back = async () => {
      const { code, output } = await recorded(env, () => rollback([target, 'game']));
      expect([code, output]).toEqual([0, expect.stringContaining('its pages follow')]);
      return gameOf(store);
    };
    expect(await back()).toEqual(['0.1.7', '0.1.6', undefined, undefined]);
    expect(await back()).toEqual(['0.1.6', '0.1.5', undefined, undefined]);
    await give('game', '0.1.9');
    await store.write(
      `remotes/game/0.1.5/${smallRelease('game', '0.1.5').file.entry}`,
      Buffer.from(''),
    );
    expect(await back()).toEqual(['0.1.6', undefined, undefined, undefined]);
  });

  test('while a version is rolled out, a second one is refused before it is built', async () => {
    const { store, give } = await newSite('second');
    await give('game', '0.1.0');
    const release = (version: string) =>
      recorded(env, async () => {
        const built = () => Promise.resolve(smallRelease('game', version));
        const second = () => Promise.reject(new Error('It was built all the same.'));
        const build = version === '0.2.0' ? built : second;
        await buildAndRelease(store, { name: 'game', version }, build, { ...everybody, share: 20 });
        return 0;
      });
    expect((await release('0.2.0')).code).toBe(0);
    expect((await release('0.3.0')).output).toContain('game 0.2.0 is being rolled out');
  });

  test('a host that reads an older form of the descriptor gets none of the new form', async () => {
    const { target, store, give } = await newSite('older');
    await give('game', '0.1.0');
    await give('game', '0.2.0');
    const { form: _, ...host } = JSON.parse(
      (await store.read('host.json'))!.content.toString(),
    ) as {
      form: number;
    };
    await store.write('host.json', Buffer.from(JSON.stringify(host)));
    const before = await visibleFiles(store);
    const { code, output } = await recorded(env, () => rollback([target, 'game']));
    expect([code, output]).toEqual([1, expect.stringContaining('put a newer host there first')]);
    expect(await visibleFiles(store)).toEqual(before);
  });

  test('the same bytes again change nothing and say so', async () => {
    const { store, give } = await newSite('again');
    await give('game', '0.1.0');
    const before = await visibleFiles(store);
    const { code, output } = await give('game', '0.1.0');
    expect(code).toBe(0);
    expect(output).toContain('was published before, with the same bytes');
    expect(output).toContain('the site stays at serial 2');
    expect(await visibleFiles(store)).toEqual(before);
  });

  test('an interrupted release is completed by the next one, and its pages too', async () => {
    const { store, give } = await newSite('interrupted');
    const { file, contents } = smallRelease('game', '0.1.0');
    await store.write(`remotes/game/0.1.0/${file.entry}`, contents.get(file.entry)!);
    await give('game', '0.1.0');
    const complete = await visibleFiles(store);
    await store.write('pages/index.html', Buffer.from('of an older serial'));
    await give('game', '0.1.0');
    expect(await visibleFiles(store)).toEqual(complete);
  });

  test('a published version goes to a share, to all, off, and on again', async () => {
    const { target, store, give } = await newSite('gradual');
    await give('game', '0.1.0');
    await publishRelease(store, smallRelease('game', '0.2.0'));
    const states = [];
    for (const command of [
      () => rollout([target, 'game', '--share', '20']),
      () => rollout([target, 'game', '--share', '100']),
      () => disable(['--remote', 'game', target, '--why', 'Repairs']),
      () => enable([target, 'game']),
      () => rollback([target, 'game', '--to', '0.1.0']),
    ]) {
      const { code, output } = await recorded(env, command);
      expect([code, output]).toEqual([0, expect.stringContaining('its pages follow')]);
      states.push(await gameOf(store));
    }
    expect(states).toEqual([
      ['0.1.0', undefined, '0.2.0 at 20 %', undefined],
      ['0.2.0', '0.1.0', undefined, undefined],
      ['0.2.0', '0.1.0', undefined, 'Repairs'],
      ['0.2.0', '0.1.0', undefined, undefined],
      ['0.1.0', undefined, undefined, undefined],
    ]);
    const { output } = await recorded(env, () => releases([target, 'game']));
    expect(output).toContain(
      'remote  version  given to\ngame    0.2.0\ngame    0.1.0    everybody',
    );
  });

  // Two pipelines: each opens the site for itself.
  const pipelines = (target: string) =>
    ['game', 'chart'].map((name) => ({
      name,
      store: openStore(target, { ...process.env, ...env }),
    }));

  test('of many pairs of changes at once, none is lost', async () => {
    const { target, store } = await newSite('pairs');
    const key = await siteKey(env);
    const both = pipelines(target);
    for (let n = 1; n <= CHANGES; n++) {
      await Promise.all(
        both.map(({ name, store: own }) => {
          const release = releaseOf(smallRelease(name, `0.${n}.0`).file);
          return changeDescriptor(own, (site) => releaseVersion(site, { name, release }), { key });
        }),
      );
    }
    const { site } = await readSite(store);
    expect(site.serial).toBe(2 * CHANGES + 1);
    for (const name of ['game', 'chart']) {
      expect(site.remotes[name]).toMatchObject({
        version: `0.${CHANGES}.0`,
        fallback: { version: `0.${CHANGES - 1}.0` },
      });
    }
  }, 30_000);

  test('of whole releases at once none is lost, and the pages have all of them', async () => {
    const { target, store } = await newSite('whole');
    const both = pipelines(target);
    await recorded(env, async () => {
      for (let n = 1; n <= PAIRS; n++) {
        await Promise.all(
          both.map(({ name, store: own }) =>
            releaseBuilt(own, smallRelease(name, `0.${n}.0`), everybody),
          ),
        );
      }
      return 0;
    });
    const { site } = await readSite(store);
    expect(Object.values(site.remotes).map(({ version }) => version)).toEqual([
      `0.${PAIRS}.0`,
      `0.${PAIRS}.0`,
    ]);
    const pages = Object.values(await visibleFiles(store)).slice(1);
    for (const page of pages) expect(page).toContain(`"serial":${2 * PAIRS + 1}`);
  }, 120_000);
});
