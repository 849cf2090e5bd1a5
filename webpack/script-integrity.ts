import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './integrity-of';

const { LoadScriptRuntimeModule } = webpack.runtime;
const SCRIPT = /\.js$/;
const PAGE = /\.html$/;
const SCRIPT_TAG = /<script([^>]*?) src="\/?([^"?]+)"/g;
const HINT_TAG = /<link[^>]*? href="\/?([^"?]+\.js)"/g;

/** As long as a hash, so that replacing the placeholder shifts no code and source maps stay right. */
function placeholderOf({ id }: Chunk): string {
  return `sha384-${`_${String(id)}_`.padStart(64, '*')}`;
}

/** The chunks with a script that the code of this runtime may load. */
function chunksBehind(runtime: Chunk, { chunkGraph }: Compilation): Chunk[] {
  return [...runtime.getAllAsyncChunks()].filter((chunk) =>
    chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript'),
  );
}

/**
 * Adds a hash to every script that another script or a page loads: webpack's loader sets a chunk's hash on its script element,
 * and a page sets the hashes of its own scripts. A browser then refuses a script if a single byte differs. Needed because
 * `webpack-subresource-integrity` does not support the containers of remotes.
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
      // Runs after the names have their hashes, because the loader's code contains those names.
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

/** Replaces the placeholders with the hashes of the chunks. */
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

/** Gives a preload hint the same hash as the script's own element. */
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
