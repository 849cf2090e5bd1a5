import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]+$/;

/** The modules that webpack would name after the folder of the checkout, by their identifiers. */
const named: readonly (readonly [RegExp, string])[] = [
  [/^container entry /, 'container'],
  [RUNTIME_ENTRY, 'federation'],
];

/** The sources in a map whose names or contents have hashes that depend on the folder. */
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

/** Makes one commit build to the same bytes in every folder: federation's own modules get fixed ids. */
export class StableBytes {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableBytes', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableBytes', (modules) => {
        for (const module of modules) {
          const name = nameOf(module);
          if (name !== undefined) compilation.chunkGraph.setModuleId(module, name);
        }
      });
      // When the files have their final names.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'StableBytes', stage }, () => {
        for (const { name } of compilation.getAssets()) {
          if (name.endsWith('.js.map')) settle(compilation, name);
        }
      });
    });
  }
}

/** A map repeats the files' first names, which a build replaces by those with the final hashes. */
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
