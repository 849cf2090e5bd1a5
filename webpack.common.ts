import { basename, join, relative } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { remoteNameOf } from './scripts/lib/remote-folders.mjs';
import { containerName } from './shared/src/site/container-name';
import { currentCommit } from './webpack/commit';
import { CompileHint } from './webpack/compile-hint';
import { earlyScriptElement, showPageElement } from './webpack/early-script';
import { fastRefresh, refreshAlias } from './webpack/fast-refresh';
import type { Mode } from './webpack/mode';
import { needsOf } from './webpack/needs';
import { packageIn, versionOf } from './webpack/packages';
import { PublicFiles } from './webpack/public-files';
import { ReleaseFile } from './webpack/release-file';
import { RenderedPages } from './webpack/rendered-pages';
import { ScriptIntegrity } from './webpack/script-integrity';
import { sharedOptions } from './webpack/shared-modules';
import { StableBytes } from './webpack/stable-bytes';

// The build and federation policy of every front end. webpack/shared-modules.ts lists the shared modules.

const root = import.meta.dirname;
// The package's own entry is its development build, whatever the mode.
const productionRouter = join(root, 'node_modules/react-router/dist/production/index.mjs');
// The plugin requires the core as CommonJS, beside the module that all else imports: the core would be there twice.
const runtimeCore = join(root, 'node_modules/@module-federation/runtime-core/dist/index.js');

/** Translations as modules: for JSON, each remote's entry would need webpack's code that makes modules of values. */
const TEXTS = /\/texts\/\w+\.json$/;
const relativeSources = join(root, 'webpack', 'relative-sources-loader.cjs');
const textsLoader = join(root, 'webpack', 'texts-loader.cjs');

export type AppConfig = (env?: unknown, argv?: { mode?: Mode }) => Configuration;

const federation = {
  // The default strategy requests every remote's version at start, so one dead remote would leave the page blank.
  shareStrategy: 'loaded-first',
  // Types between teams are a package, `@updown/shared`; generating them at build costs seconds a remote.
  dts: false,
  // For tools: the page reads the site's descriptor, which is signed.
  manifest: { fileName: 'mf-manifest.json' },
} as const;

function base(dir: string, mode: Mode, publicPath: string): Configuration {
  const production = mode === 'production';
  const fileName = production ? '[name].[contenthash:8]' : '[name]';
  return {
    mode,
    // The repository's root in every app, so that a file of `shared` has one name for Fast Refresh in all of them.
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
      // So that a script from another origin keeps its stack traces. In production ScriptIntegrity sets it.
      crossOriginLoading: production ? false : 'anonymous',
      // The last resort: code that shows a state meanwhile uses `importWithTimeout` of @updown/shared.
      chunkLoadTimeout: 120_000,
      // A module that throws while it is evaluated is evaluated again on a retry, instead of being used half made.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@module-federation/runtime-tools/runtime-core$': runtimeCore,
        ...(production ? { 'react-router$': productionRouter } : refreshAlias),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(mode) },
        { test: TEXTS, type: 'javascript/auto', use: textsLoader },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // One pass leaves half a kilobyte in the first visit.
          minimizerOptions: { compress: { passes: 4 } },
        }),
      ],
    },
    // With a cache, the ids of chunks depend on earlier builds: a release has the bytes that its sources alone give.
    cache: production ? false : cacheOf(dir),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function cacheOf(dir: string): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    name: dir.slice(root.length + 1),
    cacheDirectory: join(root, '.cache', 'webpack'),
    buildDependencies: {
      config: [import.meta.filename, join(dir, 'webpack.config.ts'), join(dir, 'package.json')],
    },
  };
}

function swc(mode: Mode) {
  const compile = {
    loader: 'swc-loader',
    options: {
      jsc: {
        // The classes of the rendered pages and of the live page have the same names, whatever the order of imports.
        experimental: {
          plugins: [
            [
              '@swc/plugin-styled-components',
              {
                displayName: false,
                ssr: true,
                topLevelImportPaths: ['styled-components', '@updown/shared'],
              },
            ],
          ],
        },
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
  };
  return [relativeSources, compile];
}

/** Integrity in production only: hot reload loads scripts that no earlier build could know. */
function everywhere(mode: Mode) {
  const released = mode === 'production' ? [new CompileHint(), new ScriptIntegrity()] : [];
  return [new StableBytes(), ...released, ...fastRefresh(mode)];
}

/** A file of an app as a request that is the same in every checkout. */
function fromRoot(dir: string, file: string): string {
  return `./${relative(root, join(dir, file)).replaceAll('\\', '/')}`;
}

/** The program of the host's build that renders its pages. It runs on Node, with all libraries in one file. */
function pagesConfig(dir: string): Configuration {
  const { output, ...config } = base(dir, 'production', '/');
  return {
    ...config,
    target: 'node20',
    devtool: false,
    entry: { pages: join(dir, 'src', 'app', 'render-pages.tsx') },
    output: {
      ...output,
      path: join(root, '.cache', 'host-pages'),
      filename: 'pages.cjs',
      chunkFilename: '[name].cjs',
    },
    optimization: { minimize: false, splitChunks: false },
  };
}

/** The shell: it brings every shared module and the remotes' runtime, and does not know any remote's address. */
export function hostConfig({ dir }: { dir: string }): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const config = base(dir, mode, '/');
    return {
      ...config,
      entry: { main: join(dir, 'src', 'main.ts') },
      output: { ...config.output, uniqueName: 'updown_host' },
      // Each part is one file: a library in a file of its own would cost a request more before the remotes.
      optimization: { ...config.optimization, splitChunks: false },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: 'updown_host',
          shared: sharedOptions({ mode, app: 'host', versionOf }),
          // A remote takes the runtime's core from the page.
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({
          template: join(dir, 'src', 'index.html'),
          // The template says where its scripts stand.
          inject: false,
          templateParameters: { earlyScriptElement, showPageElement },
          favicon: join(dir, 'src', 'favicon.svg'),
        }),
        new PublicFiles(join(dir, 'public')),
        ...(mode === 'production' ? [new RenderedPages(pagesConfig(dir))] : []),
        ...everywhere(mode),
      ],
    };
  };
}

/** A remote: no page and no copy of a shared module, only the `exports` of its package.json. */
export function remoteConfig({ dir }: { dir: string }): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const config = base(dir, mode, 'auto');
    const name = remoteNameOf(basename(dir));
    const { version, exports: exposes = {}, firstPaint = [] } = packageIn(dir);
    // The parts of the first screen are one file: each file costs a request, and small ones compress worse.
    const chunkOf = (module: string) => (firstPaint.includes(module) ? 'first' : module);
    // With the version in both names, two versions live side by side. Without it, the old code silently stays.
    const container = containerName(name, version);
    const shared = sharedOptions({ mode, app: 'remote', versionOf });
    return {
      ...config,
      entry: {},
      output: { ...config.output, uniqueName: container },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: container,
          filename: mode === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
          library: { type: 'var', name: container },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([key, file]) => [
              key,
              { import: fromRoot(dir, file), name: chunkOf(basename(key)) },
            ]),
          ),
          shared,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        new ReleaseFile({ name, version, commit: currentCommit(dir), needs: needsOf(shared) }),
        ...everywhere(mode),
      ],
    };
  };
}
