import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { containerName } from './webpack/container-name';
import { countEvaluations } from './webpack/count-evaluations';
import { fastRefresh, refreshAlias } from './webpack/fast-refresh';
import { versionOf } from './webpack/version';

// The whole build and federation policy. An app's own webpack.config.ts says its name and what it exposes.

const root = import.meta.dirname;
// The package's own entry leads to its development build, whatever the mode.
const productionRouter = join(root, 'node_modules/react-router/dist/production/index.mjs');
// What the host provides to its remotes would otherwise be a second, CommonJS copy of the runtime that it has anyway.
const federationCore = join(root, 'node_modules/@module-federation/runtime/dist/core.js');

export type Mode = 'development' | 'production';
export type AppConfig = (env?: unknown, argv?: { mode?: Mode }) => Configuration;

/** Every module that exists once in the page. The host brings it; a remote only names the version that it needs. */
function sharedModules(mode: Mode): Record<string, string> {
  const react = versionOf('react');
  return {
    // Two copies of React do not see each other's hooks and contexts.
    react,
    // Portals and flushSync must belong to the renderer that drew the page.
    'react-dom': versionOf('react-dom'),
    // What JSX compiles to. A sub-path counts as a module of its own: unshared, it would be bundled once more.
    'react/jsx-runtime': react,
    // The same, as development builds call it.
    ...(mode === 'development' && { 'react/jsx-dev-runtime': react }),
    // The contract between the front ends, and the one copy of Redux, RTK Query, the router and styled-components:
    // they are reached only through it, so that the page carries the parts in use and not four whole libraries.
    '@updown/shared': versionOf('@updown/shared'),
  };
}

// `singleton` and `strictVersion` together: a remote that needs another version is refused with a clear error when it
// loads. With `singleton` alone the console warns, and the remote breaks later, while it renders.
function shared(mode: Mode, provide: { eager: true } | { import: false }) {
  return Object.fromEntries(
    Object.entries(sharedModules(mode)).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, ...provide },
    ]),
  );
}

const federation = {
  // The default asks every remote for its version at start: one dead remote would leave the page blank.
  shareStrategy: 'loaded-first',
  // Types between teams are a package, `@updown/shared`; generating them at build costs seconds a remote.
  dts: false,
  manifest: { fileName: 'mf-manifest.json' },
} as const;

function base(dir: string, mode: Mode, publicPath: string): Configuration {
  const production = mode === 'production';
  const fileName = production ? '[name].[contenthash:8]' : '[name]';
  return {
    mode,
    // The repository's root in every app, so that Fast Refresh gives a file of `shared` one name in all of them.
    context: root,
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath,
      clean: true,
      // Also from another origin an error keeps its stack, and integrity can be checked.
      crossOriginLoading: 'anonymous',
      // The last resort: whoever shows something meanwhile takes `boundedImport` of @updown/shared.
      chunkLoadTimeout: 120_000,
      // A module that throws when it is first run is run again on a retry, not handed out half made.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@module-federation/runtime-tools/runtime-core$': federationCore,
        ...(production ? { 'react-router$': productionRouter } : refreshAlias),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(mode) },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        ...countEvaluations,
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${dir.slice(root.length + 1)}-${mode}`,
      cacheDirectory: join(root, '.cache', 'webpack'),
      buildDependencies: { config: [import.meta.filename, join(dir, 'webpack.config.ts')] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const swc = (mode: Mode) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: mode === 'development',
          refresh: mode === 'development',
        },
      },
    },
  },
});

/** The shell: it brings every shared module and the federation runtime, and knows no remote's address. */
export function hostConfig({ dir }: { dir: string }): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const config = base(dir, mode, '/');
    return {
      ...config,
      entry: { main: join(dir, 'src', 'main.tsx') },
      output: { ...config.output, uniqueName: 'updown_host' },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: 'updown_host',
          shared: shared(mode, { eager: true }),
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({
          template: join(dir, 'src', 'index.html'),
          favicon: join(dir, 'src', 'favicon.svg'),
        }),
        ...fastRefresh(mode),
      ],
    };
  };
}

interface RemoteOptions {
  /** As the deployment descriptor calls it, such as 'game'. */
  name: string;
  /** What the host may load: './GamePanel' to a file with a named export `GamePanel`. */
  exposes: Record<`./${string}`, `./${string}`>;
  dir: string;
}

/** A remote: no page and no copy of a shared module, only what it exposes. */
export function remoteConfig({ name, exposes, dir }: RemoteOptions): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const config = base(dir, mode, 'auto');
    // With its version in both names, two versions live side by side; without, the old code silently stays.
    const container = containerName(name, versionOf(dir));
    return {
      ...config,
      entry: {},
      output: { ...config.output, uniqueName: container },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name,
          filename: mode === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
          library: { type: 'var', name: container },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([key, file]) => [key, join(dir, file)]),
          ),
          shared: shared(mode, { import: false }),
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        ...fastRefresh(mode),
      ],
    };
  };
}
