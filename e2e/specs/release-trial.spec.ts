import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import type { Store } from '../../remote-kit/src/release/store/store';
import { longestTask } from '../../remote-kit/src/release/trial/longest-task';
import { tryInHost } from '../../remote-kit/src/release/trial/try-in-host';
import { assembleSite } from '../../scripts/site/assemble';
import { thisCheckout } from '../../scripts/site/this-checkout';
import { DEEP, deepUnless } from '../fixtures/deep';
import { builtRemote } from '../releases/built';
import { replaces, throwsIn as throwsAt } from '../releases/faulty-code';
import { asVersion } from '../releases/other-version';

// The smoke test of `npm run release`, with real builds and without a server.

const test = base.extend<{ store: Store }>({
  store: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'trial-'));
    const store = folderStore(folder);
    await assembleSite({ store, from: thisCheckout() });
    await use(store);
    await rm(folder, { recursive: true });
  },
});

function tried(store: Store, built: BuiltRelease) {
  return tryInHost(store, built, undefined);
}

function throwsIn(member: 'init' | 'get') {
  return (container: string) =>
    `${container} = { ...${container}, ${member}() { throw new Error('boo'); } };`;
}

/** Makes one module throw on render and leaves the others unchanged. */
function throwsOnRender(module: string) {
  return (container: string) => `{
    const { init, get } = ${container};
    const broken = () => { throw new Error('${module} throws'); };
    ${container} = {
      init,
      get: async (path) => path === './${module}' ? () => ({ ${module}: broken }) : get(path),
    };
  }`;
}

test('the trial of a release accepts every remote of this checkout', DEEP, async ({ store }) => {
  for (const remote of ['game', 'chart', 'dashboard'] as const) {
    await tried(store, asVersion(await builtRemote(remote), '9.0.0'));
  }
});

for (const member of ['init', 'get'] as const) {
  test(
    `the trial of a release refuses a remote that throws in ${member}`,
    DEEP,
    async ({ store }) => {
      const broken = asVersion(await builtRemote('chart'), '9.0.0', throwsIn(member));
      await expect(tried(store, broken)).rejects.toThrow(/does not run in the host[\s\S]*boo/);
    },
  );
}

test('the trial of a release names the container that an entry lacks', DEEP, async ({ store }) => {
  const other = (container: string) =>
    `window.${container}_other = ${container}; ${container} = undefined;`;
  const renamed = asVersion(await builtRemote('chart'), '9.0.0', other);
  await expect(tried(store, renamed)).rejects.toThrow(
    'PriceChart: its entry defines no container named chart_9_0_0',
  );
});

for (const [moment, when, details] of [
  ['render', 'on render', {}],
  ['effect', 'in an effect', DEEP],
] as const) {
  test(
    `the trial of a release refuses a remote that throws ${when}`,
    details,
    async ({ store }) => {
      const faulty = throwsAt(moment);
      const broken = asVersion(
        await builtRemote('dashboard'),
        '9.0.0',
        (container) => `window.isFaulty = true; ${faulty(container)}`,
      );
      await expect(tried(store, broken)).rejects.toThrow(
        /does not run in the host[\s\S]*\/dashboard, render: boo[\s\S]*\/remotes\/dashboard\/9.0.0\//,
      );
    },
  );
}

for (const [module, address] of [
  ['RoundLineBar', '/'],
  ['PlayerRecord', `/players/0x${'0'.repeat(40)}`],
] as const) {
  test(
    `the trial of a release renders ${module}, which the first sight of / does not show`,
    DEEP,
    async ({ store }) => {
      const broken = asVersion(await builtRemote('game'), '9.0.0', throwsOnRender(module));
      await expect(tried(store, broken)).rejects.toThrow(`${address}, render: ${module} throws`);
    },
  );
}

/** Makes a module that adds an endpoint of that name to the page when it loads. */
function adds(endpoint: string, module: string) {
  return (container: string) => `{
    const { init, get } = ${container};
    let page;
    ${container} = {
      init: (scope, ...more) => init((page = scope), ...more),
      get: async (path) => {
        const [shared] = Object.values(page['@updown/shared']);
        const { api } = (await shared.get())();
        const factory = await get(path);
        return () => {
          if (path === './${module}') {
            api.injectEndpoints({ endpoints: (build) => ({ '${endpoint}': build.query({}) }) });
          }
          return factory();
        };
      },
    };
  }`;
}

for (const [endpoint, whose] of [
  ['currentRound', 'the page'],
  ['leaderboard@0.1.0/board', 'another remote, on whatever page that one is'],
] as const) {
  test(
    `the trial of a release refuses an endpoint of ${whose}, by name`,
    DEEP,
    async ({ store }) => {
      const claims = adds(endpoint, 'PriceChart');
      const colliding = asVersion(await builtRemote('chart'), '9.0.0', claims);
      await expect(tried(store, colliding)).rejects.toThrow(
        `PriceChart: CollisionError: The endpoint ${endpoint} is in the page already.`,
      );
    },
  );
}

/** Each module keeps the page busy when it renders: work, and not time, which a busy machine stretches. */
function blocks(container: string) {
  return `{
    const Busy = () => {
      let sum = 0;
      for (let turn = 0; turn < 500_000_000; turn++) sum += Math.sqrt(turn);
      return String(sum).slice(0, 1);
    };
    ${container} = { init: ${container}.init, get: async (path) => () => ({ [path.slice(2)]: Busy }) };
  }`;
}

/** Shows nothing and does nothing. */
function idles(container: string) {
  return `${container} = {
    init: ${container}.init,
    get: async (path) => () => ({ [path.slice(2)]: () => null }),
  };`;
}

test(
  'the longest task of a release is that of its mount, beside that of the version before',
  DEEP,
  async ({ store }) => {
    const budgets = { entry: 8, scripts: 40, longTask: 100 };
    const measured = async (code: (container: string) => string) => {
      const built = asVersion(await builtRemote('dashboard'), '9.0.0', code);
      return longestTask(store, { ...built, budgets }, undefined);
    };
    const { longest, before } = (await measured(blocks))!;
    expect(longest).toBeGreaterThan(before! * 2);
    const idle = (await measured(idles))!;
    expect(longest).toBeGreaterThan(idle.longest * 2);
  },
);

for (const [what, statements, says] of [
  [
    'throws as it leaves',
    "React.useEffect(() => () => { throw new Error('boo'); }, [])",
    '/dashboard, render: boo',
  ],
  [
    'hides the header',
    `React.useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header { display: none }');
    document.adoptedStyleSheets = [sheet];
  }, [])`,
    'a style sheet is for the whole page',
  ],
  [
    'patches fetch',
    'React.useEffect(() => { const { fetch } = window; window.fetch = (...all) => fetch(...all); }, [])',
    'fetch is replaced, for the whole page',
  ],
  [
    'opens a stream',
    "React.useEffect(() => { new EventSource('/api/events'); }, [])",
    'it opens its own EventSource',
  ],
  [
    'writes HTML from text',
    "React.useEffect(() => { document.createElement('p').innerHTML = '<b>x</b>'; }, [])",
    'TrustedHTML',
  ],
  [
    'keeps the header busy',
    "React.useEffect(() => { document.querySelector('header').style.visibility = 'hidden'; }, [])",
    'its Connect dialog does not open',
  ],
] as const) {
  test(
    `the trial of a release refuses a remote that ${what}`,
    deepUnless(what === 'throws as it leaves'),
    async ({ store }) => {
      const component = `(React, shared, Real) => function Mistaken() {
        ${statements};
        return React.createElement(Real);
      }`;
      const code = replaces('Dashboard', component);
      const mistaken = asVersion(await builtRemote('dashboard'), '9.0.0', code);
      await expect(tried(store, mistaken)).rejects.toThrow(says);
    },
  );
}
