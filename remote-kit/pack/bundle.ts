import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, transform, type Plugin } from 'esbuild';
import ts from 'typescript';
import { root } from '../../tools/root';

const kit = join(root, 'remote-kit');

/**
 * The files that are copied unchanged beside the bundles, because webpack, a browser, jest and ESLint load them by
 * path.
 */
const files = [
  join(root, 'webpack', 'relative-sources-loader.cjs'),
  join(root, 'webpack', 'texts-loader.cjs'),
  join(kit, 'src', 'release', 'trial', 'in-page.js'),
  join(kit, 'config', 'eslint.mjs'),
  join(kit, 'config', 'guest-rules.mjs'),
  join(kit, 'config', 'jest-preset.cjs'),
  join(kit, 'config', 'esm-only.cjs'),
  join(root, 'scripts', 'jest', 'file-address.cjs'),
];

/**
 * The bundles contain our own code; packages stay imports. No module has side effects, so unused code is left out, such
 * as the host's configuration.
 */
const ours: Plugin = {
  name: 'ours',
  setup(on) {
    on.onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === 'asked' || kind === 'entry-point') return undefined;
      if (!path.startsWith('.') && !path.startsWith('@updown/')) {
        return { path, external: true, sideEffects: false };
      }
      const found = await on.resolve(path, { kind, resolveDir, pluginData: 'asked' });
      return { ...found, sideEffects: false };
    });
  },
};

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Bundles the kit's programs into a folder; resolves with the packages that they import. */
export async function bundleKit(folder: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [join(kit, 'src', 'webpack.ts'), join(kit, 'src', 'cli', 'updown-remote.ts')],
    outdir: folder,
    // In one folder, so that every bundle finds the files beside it.
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    logLevel: 'error',
    plugins: [ours],
  });
  for (const file of files) await copyFile(file, join(folder, basename(file)));
  const own = join(kit, 'src', 'webpack.ts');
  await writeFile(join(folder, 'webpack.d.ts'), await declarationOf(own));
  await writeFile(join(folder, 'page-setup.cjs'), await pageSetUp());
  await writeFile(join(folder, 'tsconfig.json'), await compilerOptions());
  const imports = Object.values(metafile.outputs).flatMap(({ imports: all }) => all);
  const packages = imports
    .filter(({ external = false, path }) => external && !path.startsWith('node:'))
    .map(({ path }) => packageOf(path));
  return new Set(packages);
}

async function declarationOf(file: string): Promise<string> {
  return ts.transpileDeclaration(await readFile(file, 'utf8'), { fileName: file }).outputText;
}

/** jest reads CommonJS. */
async function pageSetUp(): Promise<string> {
  const source = await readFile(join(root, 'scripts', 'jest', 'page-setup.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', format: 'cjs', platform: 'node' })).code;
}

/** The compiler's options in one file, which does not extend this repository's. */
async function compilerOptions(): Promise<string> {
  const read = async (file: string) =>
    (JSON.parse(await readFile(file, 'utf8')) as { compilerOptions: object }).compilerOptions;
  const common = await read(join(root, 'tsconfig.base.json'));
  const own = await read(join(kit, 'config', 'tsconfig.json'));
  return `${JSON.stringify({ compilerOptions: { ...common, ...own } }, null, 2)}\n`;
}
