import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { refreshAlias } from './fast-refresh';
import type { Mode } from './mode';

// How every front end is compiled.

const root = join(import.meta.dirname, '..');
// The package's own entry is its development build, whatever the mode.
const productionRouter = join(root, 'node_modules/react-router/dist/production/index.mjs');
// The plugin requires the core as CommonJS, beside the module that all else imports: the core would be there twice.
const runtimeCore = join(root, 'node_modules/@module-federation/runtime-core/dist/index.js');

/** Translations as modules: for JSON, each remote's entry would need webpack's code that makes modules of values. */
const TEXTS = /\/texts\/\w+\.json$/;
const relativeSources = join(import.meta.dirname, 'relative-sources-loader.cjs');
const textsLoader = join(import.meta.dirname, 'texts-loader.cjs');

/** What the builds of all apps have in common. */
export function base(dir: string, mode: Mode, publicPath: string): Configuration {
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

/** The program of the host's build that renders its pages. It runs on Node, with all libraries in one file. */
export function pagesConfig(dir: string): Configuration {
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
