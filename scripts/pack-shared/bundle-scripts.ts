import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { root } from '../../tools/root';
import { external } from './packed-manifest';

const compileTexts = createRequire(import.meta.url)('../../webpack/texts-loader.cjs') as (
  json: string,
) => string;

/** Compiles the catalogues, as the build of a front end does. */
const texts: Plugin = {
  name: 'texts',
  setup(on) {
    on.onLoad({ filter: /\/texts\/\w+\.json$/ }, async ({ path }) => ({
      contents: compileTexts(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/** Bundles the entries to ES modules with source maps. What the sources import dynamically stays a chunk of its own. */
export async function bundleScripts(entries: Readonly<Record<string, string>>, into: string) {
  await build({
    absWorkingDir: root,
    entryPoints: { ...entries },
    outdir: into,
    external: external.flatMap((name) => [name, `${name}/*`]),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    // Otherwise esbuild decides now what the build of the remote decides.
    define: {
      'process.env.NODE_ENV': 'process.env.NODE_ENV',
      // The router asks for it in development; jest, which runs CommonJS, cannot parse it.
      'import.meta.hot': 'undefined',
    },
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: true,
    plugins: [texts],
    logLevel: 'warning',
  });
}
