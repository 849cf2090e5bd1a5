import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]+$/;

/** The modules that webpack would name after the checkout folder, with fixed identifiers. */
const named: readonly (readonly [RegExp, string])[] = [
  [/^container entry /, 'container'],
  [RUNTIME_ENTRY, 'federation'],
];

/** Sources in a source map whose name or content includes a hash that depends on the folder. */
const GENERATED = /\.federation\/entry\.|\/webpack\/runtime\//;

interface SourceMap {
  file: string;
  sources: string[];
  sourcesContent?: (string | null)[];
}

function nameOf(module: Module): string | undefined {
  const identifier = module.identifier();
  return named.find(([pattern]) => pattern.test(identifier))?.[1];
}

/** Makes a commit build to the same bytes in every folder by giving federation's own modules fixed ids. */
export class StableBytes {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableBytes', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableBytes', (modules) => {
        for (const module of modules) {
          const name = nameOf(module);
          if (name !== undefined) compilation.chunkGraph.setModuleId(module, name);
        }
      });
      // Runs once the files have their final names.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'StableBytes', stage }, () => {
        for (const { name } of compilation.getAssets()) {
          if (name.endsWith('.js.map')) settle(compilation, name);
        }
      });
    });
  }
}

/** Updates the file names in a source map, which still holds the names from before the final hashes. */
function settle(compilation: Compilation, name: string): void {
  const map = JSON.parse(compilation.getAsset(name)!.source.source().toString()) as SourceMap;
  map.file = name.replace(/\.map$/, '');
  map.sources.forEach((source, index) => {
    if (!GENERATED.test(source)) return;
    map.sources[index] = source.replace(/entry\.\w+\.js$/, 'entry.js');
    if (map.sourcesContent) map.sourcesContent[index] = null;
  });
  compilation.updateAsset(name, new webpack.sources.RawSource(JSON.stringify(map)));
}
