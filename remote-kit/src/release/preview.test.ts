import { createKeys } from '@updown/protocol/site/site-signature';
import { integrityOf } from '../../../webpack/integrity-of';
import { previewFrom } from './commands/preview';
import { releaseBuilt } from './commands/release-built';
import { releases } from './commands/releases';
import { rollback } from './commands/rollback';
import { rollout } from './commands/rollout';
import { previewVersion, withoutEnded } from './site/previews';
import { readSite } from './site/read-site';
import { siteKey } from './site/site-key';
import { openStore } from './store/open-store';
import { recorded, siteKinds, type SiteKind } from './testing/command';
import { smallRelease, smallSite, visibleFiles } from './testing/small-site';

function tried() {
  return Promise.resolve();
}

describe.each(siteKinds)('on %s', (_name, start) => {
  let kind: SiteKind;
  let env: Record<string, string>;
  beforeAll(async () => {
    kind = await start();
    const { privateKey } = await createKeys();
    env = { ...kind.env, UPDOWN_SITE_KEY: `a:${privateKey}` };
  });
  afterAll(() => kind.stop());
  afterEach(() => jest.restoreAllMocks());

  async function newSite(name: string) {
    const target = kind.target(name);
    const store = openStore(target, { ...process.env, ...env });
    await smallSite(store, await siteKey(env));
    const give = (version: string, share: Parameters<typeof releaseBuilt>[2]['share'] = 100) =>
      recorded(env, async () => {
        await releaseBuilt(store, smallRelease('game', version), { share, tried });
        return 0;
      });
    await give('0.1.0');
    const preview = (pull: string | undefined, seconds: number) =>
      give(previewVersion('0.2.0', seconds * 1000), { name: 'game', pull });
    const take = (...args: string[]) =>
      recorded(env, () =>
        previewFrom(() => {
          throw new Error('Nothing is built.');
        })([target, 'game', '--remove', ...args]),
      );
    const previews = async () => Object.entries((await readSite(store)).site.previews ?? {});
    return { target, store, give, preview, take, previews };
  }

  test('only the descriptor names a preview, and a release keeps it', async () => {
    const { store, give, preview, previews } = await newSite('named');
    const { version, ...before } = (await readSite(store)).site.remotes['game']!;
    await preview('12', 1_000);
    await give('0.1.1');
    const [[id, found]] = (await previews()) as [Awaited<ReturnType<typeof previews>>[number]];
    expect(id).toMatch(/^12-[\da-f]{16}$/);
    const file = await store.read('remotes/game/0.2.0-preview.1000/release.json');
    expect(found).toMatchObject({ remote: 'game', integrity: integrityOf(file!.content) });
    const game = (await readSite(store)).site.remotes['game']!;
    expect(JSON.stringify(game)).not.toContain('preview');
    expect(game.fallback).toEqual({ version, ...before });
    for (const [path, text] of Object.entries(await visibleFiles(store))) {
      const signed = path === 'site.json' ? text : /id="site">(.*?)<\/script>/s.exec(text!)![1];
      expect(text!.replace(signed!, '')).not.toContain('preview.1000');
    }
  });

  test('each pull request has one preview, whose link stays until it is taken away with its files', async () => {
    const { target, store, preview, take, previews } = await newSite('one-each');
    await preview('12', 1_000);
    await preview('13', 1_001);
    await preview(undefined, 1_002);
    const first = await previews();
    await preview('12', 2_000);
    const second = await previews();
    expect(second.map(([id]) => id)).toEqual(first.map(([id]) => id));
    expect(second[0]![1].version).toBe('0.2.0-preview.2000');
    expect(await store.files('remotes/game/0.2.0-preview.1000')).toEqual([]);
    expect((await take('--pull', '12')).code).toBe(0);
    expect((await previews()).map(([id]) => id)).toEqual([first[1]![0], first[2]![0]]);
    expect(await store.files('remotes/game/0.2.0-preview.2000')).toEqual([]);
    expect((await take()).code).toBe(0);
    expect((await take()).output).toContain('It was so before');
    expect(await previews()).toHaveLength(1);
    const { output } = await recorded(env, () => releases([target]));
    expect(output).toContain(`?preview=${first[1]![0]} shows game 0.2.0-preview.1001`);
  });

  test('the next change drops the previews that are over', async () => {
    const { store, give, preview, previews } = await newSite('over');
    await preview('12', 1_000);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 13.9 * 86_400_000);
    await give('0.1.1');
    expect(await previews()).toHaveLength(1);
    const { site } = await readSite(store);
    expect(withoutEnded(site, Date.now() + 86_400_000)).not.toHaveProperty('previews');
  });

  test('no visitor gets a preview as a release', async () => {
    const { target, preview } = await newSite('no-release');
    await preview('12', 1_000);
    const to = ['--to', '0.2.0-preview.1000'];
    for (const [command, says] of [
      [() => rollout([target, 'game', '--share', '100', ...to]), 'is a preview'],
      [() => rollback([target, 'game', ...to]), 'is a preview'],
      [() => rollout([target, 'game', '--share', '50']), 'No version of game after 0.1.0'],
      [() => previewFrom(jest.fn())([target, 'board', '--remove', '--pull', 'x']), '--pull x'],
    ] as const) {
      const { code, output } = await recorded(env, command);
      expect([code, output]).toEqual([1, expect.stringContaining(says)]);
    }
  });
});
