import { join } from 'node:path';
import webpack from 'webpack';

/** Parts of the federation library, 6 KB of the first load, which its own options leave in. */
const UNUSED = [
  'runtime-core/dist/plugins/generate-preload-assets',
  'runtime-core/dist/plugins/snapshot/index',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler',
  'runtime-core/dist/utils/preload',
  'error-codes/dist/desc',
  'sdk/dist/logger',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter',
  'webpack-bundler-runtime/dist/init',
  'webpack-bundler-runtime/dist/remotes',
];
const files = new RegExp(
  `@module-federation/(?:${UNUSED.join('|')})\\.m?js$`.replaceAll('/', '[\\\\/]'),
);

/** Builds `left-out.mjs` in the place of those parts. */
export function leaveOutUnused() {
  return new webpack.NormalModuleReplacementPlugin(
    files,
    join(import.meta.dirname, 'left-out.mjs'),
  );
}
