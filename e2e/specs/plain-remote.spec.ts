import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Page } from '@playwright/test';
import { containerName } from '@updown/protocol/site/container-name';
import { releaseFolder } from '@updown/protocol/site/site-descriptor';
import webpack from 'webpack';
import { describeSite } from '../../scripts/site/descriptor';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import { cardsOf } from '../releases/parts-of-page';
import { serveDescriptor } from '../releases/serve-releases';

// A remote that another team builds from the plugin's documentation only, in a folder outside this repository. The remote
// brings its own federation runtime and none of our code.

const VERSION = '9.0.0';
const REMOTES = ['game', 'chart', 'dashboard'];
const ENTRY = 'remoteEntry.js';

function moduleText(name: string, exported = `export function ${name}`): string {
  return `
  import { createElement, useState } from 'react';
  ${exported}() {
    const [count, setCount] = useState(0);
    return createElement('button', { onClick: () => setCount(count + 1) }, '${name}: ' + count);
  }`;
}

interface Plain {
  /** The container name that the build sets. */
  readonly name?: string;
  readonly exposes?: readonly string[];
  readonly exported?: string;
}

/** Builds the remote in a separate folder; resolves with the folder of its files. */
async function build(folder: string, { name, exposes, exported }: Plain): Promise<string> {
  const modules = exposes ?? ['LiveResults', 'PriceChart'];
  for (const module of ['LiveResults', 'PriceChart']) {
    await writeFile(join(folder, `${module}.js`), moduleText(module, exported));
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: join(folder, 'dist'), publicPath: 'auto', uniqueName: 'plain' },
    plugins: [
      new ModuleFederationPlugin({
        name: name ?? containerName('chart', VERSION),
        filename: ENTRY,
        exposes: Object.fromEntries(modules.map((each) => [`./${each}`, `./${each}.js`])),
        shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
        dts: false,
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (fault === null ? resolve() : reject(fault)));
    });
  });
  return join(folder, 'dist');
}

/** Serves a page with that remote instead of the chart. */
async function serve(page: Page, dist: string): Promise<void> {
  const entry = await readFile(join(dist, ENTRY));
  const folder = releaseFolder('chart', VERSION);
  await page.route(`**${folder}*.js*`, (route) =>
    route.fulfill({
      path: join(dist, new URL(route.request().url()).pathname.slice(folder.length)),
    }),
  );
  const site = await describeSite(REMOTES);
  const chart = {
    version: VERSION,
    entry: `${folder}${ENTRY}`,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    needs: { react: '^19.0.0' },
    modules: { LiveResults: {}, PriceChart: {} },
    contributes: site.remotes['chart']!.contributes,
  };
  await serveDescriptor(page, { ...site, remotes: { ...site.remotes, chart } });
}

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-remote-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

test('a remote that is built by the documentation of the plugin alone runs, and shares React with the page', async ({
  visitor: page,
}) => {
  await serve(page, await build(folder, {}));
  await page.goto('/');
  // With a second copy of React, the first hook would throw.
  await page.getByRole('button', { name: 'PriceChart: 0' }).click();
  await expect(page.getByRole('button', { name: 'PriceChart: 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'LiveResults: 0' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
  expect(await page.evaluate(() => window.updown.versions)).toMatchObject({ chart: VERSION });
});

const mistakes: readonly (readonly [string, Plain, string])[] = [
  ['another container name', { name: 'chart' }, 'its entry defines no container named chart_9_0_0'],
  ['no such module', { exposes: ['LiveResults'] }, 'it has no module PriceChart'],
  [
    'a default export',
    { exported: 'export default function Chart' },
    'must export a component named PriceChart, and exports default',
  ],
];

for (const [what, plain, named] of mistakes) {
  test(`its card names the mistake: ${what}`, DEEP, async ({ visitor: page, faults }) => {
    faults.expect(/\[remote\]/);
    await serve(page, await build(folder, plain));
    await page.goto('/');
    await expect(cardsOf(page, 'chart').filter({ hasText: named }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your Prediction' })).toBeVisible();
  });
}
