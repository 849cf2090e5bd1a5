import { execFileSync } from 'node:child_process';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { integrityOf } from './integrity-of';

/** The commit of the checkout. A build without git, such as an image build, sets `COMMIT` instead. */
export function currentCommit(folder: string): string {
  const given = process.env['COMMIT'];
  if (given) return given;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

export const RELEASE_FILE = 'release.json';

interface Release {
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  /** The version ranges that the remote needs from the page. */
  readonly needs: Readonly<Record<string, string>>;
  /** The pages and places that the remote brings: its contributes.json. */
  readonly contributes: object | undefined;
}

const SCRIPT = /\.js$/;

function exposedName(block: Module['blocks'][number]): string {
  const [dependency] = block.dependencies as unknown as { exposedName?: string }[];
  return (dependency?.exposedName ?? '').replace(/^\.\//, '');
}

/** Each exposed module with its initial scripts. */
function modulesOf({ modules, chunkGraph }: Compilation): Record<string, string[]> {
  const container = [...modules].find((found) => /^container entry /.test(found.identifier()));
  const blocks = container?.blocks ?? [];
  return Object.fromEntries(
    blocks.map((block) => {
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      const files = chunks.flatMap((chunk) => [...chunk.files]);
      return [exposedName(block), files.filter((file) => SCRIPT.test(file)).sort()];
    }),
  );
}

/** Writes `release.json` beside a remote's files: its version, needs, modules and contributions, and the hash of every file. */
export class ReleaseFile {
  constructor(private readonly release: Release) {}

  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_REPORT: stage } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap('ReleaseFile', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseFile', stage }, () => {
        const assets = compilation
          .getAssets()
          .toSorted((one, other) => (one.name < other.name ? -1 : 1));
        const entry = assets.find(({ name }) => /^remote-entry\.(?:\w+\.)?js$/.test(name))?.name;
        const files = Object.fromEntries(
          assets.map(({ name, source }) => [name, integrityOf(source.buffer())]),
        );
        const { name, version, commit, needs, contributes } = this.release;
        const modules = modulesOf(compilation);
        const content = { name, version, commit, entry, needs, modules, contributes, files };
        const text = `${JSON.stringify(content, null, 2)}\n`;
        compilation.emitAsset(RELEASE_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}
