import { join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';

/** Leaves a module out if nothing of it is used: what the first paint takes from a front end are pure functions. */
const takeOnlyWhatIsUsed: Plugin = {
  name: 'take-only-what-is-used',
  setup(build) {
    build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === takeOnlyWhatIsUsed || kind === 'entry-point') return undefined;
      const found = await build.resolve(path, {
        kind,
        importer,
        resolveDir,
        pluginData: takeOnlyWhatIsUsed,
      });
      return { ...found, sideEffects: false };
    });
  },
};

/** What is rendered ahead is in English. */
const inEnglish: Plugin = {
  name: 'in-english',
  setup(build) {
    const instead = (filter: RegExp, file: string) => {
      const path = join(import.meta.dirname, file);
      build.onResolve({ filter }, () => ({ path, sideEffects: false }));
    };
    instead(/\/texts\/texts$/, 'english-texts.ts');
    instead(/\/page-language$/, 'english-page.ts');
  },
};

/** The code as one classic script. A fault in it ends at its own end: the page has scripts of several front ends in a file. */
export async function bundled(code: string, folder: string): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: { contents: code, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inEnglish, takeOnlyWhatIsUsed],
  });
  return `try{${outputFiles[0]!.text.trim()}}catch(e){console.warn("[first-paint]",e)}`;
}
