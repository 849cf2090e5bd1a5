import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type Module } from 'webpack';
import { containerName } from './protocol/site/container-name';
import type { AppConfig } from './webpack/app-config';
import { base, pagesConfig, type App } from './webpack/base';
import { parseBudgets, remoteBudgets } from './webpack/budgets';
import { CompileHint } from './webpack/compile-hint';
import { earlyScriptElement, showPageElement } from './webpack/early-script';
import { fastRefresh } from './webpack/fast-refresh';
import { HostManifest } from './webpack/host-manifest';
import type { Mode } from './webpack/mode';
import { needsOf } from './webpack/needs';
import { builtPackage, contributesIn, installedIn, remoteNameOf } from './webpack/packages';
import { PublicFiles } from './webpack/public-files';
import { currentCommit, ReleaseFile } from './webpack/release-file';
import { RenderedPages } from './webpack/rendered-pages';
import { ScriptIntegrity } from './webpack/script-integrity';
import { sharedOptions } from './webpack/shared-modules';
import { SizeBudgets } from './webpack/size-budgets';
import { StableBytes } from './webpack/stable-bytes';

// The federation policy of every front end: which app provides what, and which safeguards no build may drop.
// webpack/shared-modules.ts lists the shared modules with their reasons; webpack/base.ts holds the compiler settings.

/** This repository's folder. */
const here = import.meta.dirname;

const MANIFEST = 'mf-manifest.json';

const federation = {
  // The default strategy requests every remote's version at start, so one dead remote would leave the page blank.
  shareStrategy: 'loaded-first',
  // Teams share types through the `@updown/shared` package; generating them would add seconds to the build of each remote.
  dts: false,
  // For tools only: the page reads the signed site descriptor instead.
  manifest: {
    fileName: MANIFEST,
    additionalData: ({ stats }) => {
      // The library lists modules in the order in which they happened to load.
      for (const { usedIn } of stats.shared) usedIn.sort();
      return stats;
    },
  },
} as const satisfies Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>;

/** The plugins of every build. Each one is a file in `webpack` with a single purpose. */
function everywhere(mode: Mode) {
  const released = [
    // Lets Chromium compile the first scripts off the main thread while they download.
    new CompileHint(),
    // A browser refuses a chunk if a single byte differs. Not in development, where hot reload loads scripts that no build has
    // hashed.
    new ScriptIntegrity(),
  ];
  // The same commit builds to the same bytes in any folder, so anyone can verify a release.
  return [new StableBytes(), ...(mode === 'production' ? released : fastRefresh(mode))];
}

/** The request for an app's file, relative to the repository root so that it is the same in every checkout. */
function fromRoot({ dir, root }: App, file: string): string {
  return `./${relative(root, join(dir, file)).replaceAll('\\', '/')}`;
}

/**
 * The host's two first parts: `main` for the first paint, and `shared` with the API slice, the federation's runtime and all
 * that a remote may use. A later part takes from `shared` what it needs, so that no file has a module a second time, and a
 * library has no file of its own, which would be one more request before the remotes load.
 */
const twoParts: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    second: {
      name: 'shared',
      chunks: 'async',
      enforce: true,
      test: (module: Module, { chunkGraph }) =>
        [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'second-part'),
    },
  },
};

/** The shell. It provides every shared module and the federation runtime, and knows no remote's address. */
export function hostConfig({ dir }: { dir: string }): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const app = { dir, root: here };
    const config = base(app, mode);
    return {
      ...config,
      entry: { main: join(dir, 'src', 'main.ts') },
      output: { ...config.output, uniqueName: 'updown_host' },
      optimization: { ...config.optimization, splitChunks: twoParts },
      plugins: [
        // Leaves out the parts of the federation's runtime that are for servers.
        new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
        new HostManifest(
          'updown_host',
          MANIFEST,
          sharedOptions({ mode, versionOf: installedIn(here) }),
        ),
        new HtmlWebpackPlugin({
          template: join(dir, 'src', 'index.html'),
          // The template places the scripts itself.
          inject: false,
          // A deep address needs whole paths; remote-kit/src/pages/page.ts puts the site's own path in front of them.
          publicPath: '/',
          templateParameters: { earlyScriptElement, showPageElement },
          favicon: join(dir, 'src', 'favicon.svg'),
        }),
        new PublicFiles(join(dir, 'public')),
        ...(mode === 'production' ? [new RenderedPages(pagesConfig(app))] : []),
        ...everywhere(mode),
      ],
    };
  };
}

/**
 * A remote: no page and no copies of shared modules, only the `exports` of its package.json. A remote of another repository
 * names that repository's folder.
 */
export function remoteConfig({ dir, root = here }: { dir: string; root?: string }): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const config = base({ dir, root }, mode);
    const packageFile = join(dir, 'package.json');
    const text = readFileSync(packageFile, 'utf8');
    const {
      name: own,
      version,
      exports: exposes = {},
      firstPaint = [],
      budgets,
    } = builtPackage(text);
    const name = remoteNameOf(own);
    const limits = parseBudgets(remoteBudgets, basename(dir), budgets);
    // One file for all parts of the first screen: each extra file costs a request, and small files compress worse.
    const chunkOf = (module: string) => (firstPaint.includes(module) ? 'first' : module);
    // The version is part of both names so that two versions can run side by side. Without it, the old code would silently
    // stay.
    const container = containerName(name, version);
    const shared = sharedOptions({ mode, versionOf: installedIn(root) });
    return {
      ...config,
      entry: {},
      output: { ...config.output, uniqueName: container },
      module: {
        rules: [
          ...(config.module?.rules ?? []),
          // The code of a remote reads its version there.
          {
            include: packageFile,
            type: 'json',
            parser: { parse: (text: string) => builtPackage(text) },
          },
        ],
      },
      // A module that two parts use would otherwise become a file of its own.
      optimization: { ...config.optimization, splitChunks: false },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: container,
          filename: mode === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
          library: { type: 'var', name: container },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([key, file]) => [
              key,
              { import: fromRoot({ dir, root }, file), name: chunkOf(basename(key)) },
            ]),
          ),
          shared,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        new ReleaseFile({
          name,
          version,
          commit: currentCommit(dir),
          needs: needsOf(shared),
          contributes: contributesIn(dir),
        }),
        // Not in development, whose code is not minimized.
        ...(mode === 'production' ? [new SizeBudgets(limits)] : []),
        ...everywhere(mode),
      ],
    };
  };
}
