import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { refreshAlias } from './fast-refresh';
import type { Mode } from './mode';

// The package's default entry is its development build in every mode.
const PRODUCTION_ROUTER = 'node_modules/react-router/dist/production/index.mjs';
// The plugin requires the core as CommonJS, while all other code imports it as ESM; without this alias it would be bundled
// twice.
const RUNTIME_CORE = 'node_modules/@module-federation/runtime-core/dist/index.js';

/** Compiles translations to modules. As JSON, they would add webpack's interop runtime to the entry of each remote. */
const TEXTS = /\/texts\/\w+\.json$/;
const relativeSources = join(import.meta.dirname, 'relative-sources-loader.cjs');
const textsLoader = join(import.meta.dirname, 'texts-loader.cjs');
const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/;
const routerLoader = join(import.meta.dirname, 'router-loader.cjs');

export interface App {
  /** Its folder. */
  readonly dir: string;
  /** The folder of its repository, which has the installed packages. */
  readonly root: string;
}

/** The settings that all apps share. */
export function base({ dir, root }: App, mode: Mode): Configuration {
  const production = mode === 'production';
  const fileName = production ? '[name].[contenthash:8]' : '[name]';
  return {
    mode,
    // The repository root for every app, so that Fast Refresh sees each file of `shared` under one name.
    context: root,
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Where the running script is, so that the same bytes work under every path and on every origin.
      publicPath: 'auto',
      clean: true,
      // Keeps stack traces for scripts from another origin. In production, ScriptIntegrity sets the attribute.
      crossOriginLoading: production ? false : 'anonymous',
      // A last resort: code that shows a loading state uses `importWithTimeout` from @updown/shared.
      chunkLoadTimeout: 120_000,
      // Evaluates a module again on a retry if it threw the first time, instead of reusing it half initialised.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@module-federation/runtime-tools/runtime-core$': join(root, RUNTIME_CORE),
        ...(production ? { 'react-router$': join(root, PRODUCTION_ROUTER) } : refreshAlias),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(mode) },
        { test: TEXTS, type: 'javascript/auto', use: textsLoader },
        { test: ROUTER, use: routerLoader },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // One letter for most exports, because a file names each at every use. The default has two, by a hash.
      mangleExports: 'size',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // A single pass leaves half a kilobyte more in the first visit.
          minimizerOptions: { compress: { passes: 4 } },
        }),
      ],
    },
    // With a cache, chunk ids depend on earlier builds. A release must depend only on its sources.
    cache: production ? false : cacheOf({ dir, root }),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function cacheOf({ dir, root }: App): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    name: dir.slice(root.length + 1),
    cacheDirectory: join(root, '.cache', 'webpack'),
    buildDependencies: {
      config: [
        join(root, 'webpack.common.ts'),
        import.meta.filename,
        join(dir, 'webpack.config.ts'),
        join(dir, 'package.json'),
      ],
    },
  };
}

function swc(mode: Mode) {
  const compile = {
    loader: 'swc-loader',
    options: {
      jsc: {
        // Gives the rendered pages and the live page the same class names, whatever the import order.
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

/** The program that renders the host's pages at build time. It runs on Node and bundles all its libraries into one file. */
export function pagesConfig({ dir, root }: App): Configuration {
  const { output, ...config } = base({ dir, root }, 'production');
  return {
    ...config,
    target: 'node20',
    devtool: false,
    entry: { pages: join(dir, 'src', 'app', 'render-pages.tsx') },
    output: {
      ...output,
      path: join(root, '.cache', 'host-pages'),
      publicPath: '/',
      filename: 'pages.cjs',
      chunkFilename: '[name].cjs',
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
