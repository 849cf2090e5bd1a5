import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './integrity-of';

const { LoadScriptRuntimeModule } = webpack.runtime;
const SCRIPT = /\.js$/;
const PAGE = /\.html$/;
const SCRIPT_TAG = /<script([^>]*?) src="\/?([^"?]+)"/g;
const HINT_TAG = /<link[^>]*? href="\/?([^"?]+\.js)"/g;

/** As long as a hash: replacing it by one moves nothing, so that source maps stay right. */
function placeholderOf({ id }: Chunk): string {
  return `sha384-${`_${String(id)}_`.padStart(64, '*')}`;
}

/** The chunks that have a script and that the code of this runtime may load. */
function chunksBehind(runtime: Chunk, { chunkGraph }: Compilation): Chunk[] {
  return [...runtime.getAllAsyncChunks()].filter((chunk) =>
    chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript'),
  );
}

/**
 * Hashes of every script behind the first one: webpack's loader gives a chunk's to its script element, and a page gives
 * those of its own scripts. So a browser refuses a script in which one byte differs. Needed because
 * `webpack-subresource-integrity` does not work with the containers of remotes.
 */
export class ScriptIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptIntegrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrity',
        (source, runtime) => {
          const chunks = chunksBehind(runtime, compilation);
          const hashes = chunks.map((part) => [String(part.id), placeholderOf(part)] as const);
          const table = Object.fromEntries(hashes);
          return `${source}\nscript.crossOrigin = 'anonymous';\nscript.integrity = ${JSON.stringify(table)}[chunkId] || '';`;
        },
      );
      // After the names have their hashes, which the loader's code contains.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ScriptIntegrity', stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          if (SCRIPT.test(name)) fill(compilation, name, source.source());
        }
        for (const { name, source } of compilation.getAssets()) {
          if (PAGE.test(name)) guardTags(compilation, name, source.source());
        }
      });
    });
  }
}

function hashOf(compilation: Compilation, name: string): string | undefined {
  const asset = compilation.getAsset(name);
  return asset && integrityOf(asset.source.buffer());
}

/** Puts the hashes of the chunks in the place of their placeholders. */
function fill(compilation: Compilation, name: string, content: string | Buffer): void {
  let script = content.toString();
  for (const chunk of compilation.chunks) {
    const placeholder = placeholderOf(chunk);
    if (!script.includes(placeholder)) continue;
    const file = [...chunk.files].find((candidate) => SCRIPT.test(candidate));
    script = script.replaceAll(placeholder, hashOf(compilation, file ?? '') ?? '');
  }
  if (script !== content) {
    compilation.updateAsset(name, new webpack.sources.RawSource(script));
  }
}

/** The hint at a script has the hash that the script's own element will have. */
function guardTags(compilation: Compilation, name: string, content: string | Buffer): void {
  const scripts = content.toString().replaceAll(SCRIPT_TAG, (tag, _before, script: string) => {
    const hash = hashOf(compilation, script);
    return hash === undefined ? tag : `${tag} integrity="${hash}" crossorigin="anonymous"`;
  });
  const page = scripts.replaceAll(HINT_TAG, (tag, script: string) => {
    const hash = hashOf(compilation, script);
    return hash === undefined ? tag : `${tag} integrity="${hash}"`;
  });
  compilation.updateAsset(name, new webpack.sources.RawSource(page));
}
