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
    plugins: [takeOnlyWhatIsUsed],
  });
  return `try{${outputFiles[0]!.text.trim()}}catch(e){console.warn("[first-paint]",e)}`;
}
