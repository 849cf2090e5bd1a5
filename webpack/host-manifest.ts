import { basename } from 'node:path';
import type { Compiler } from 'webpack';
import type { sharedOptions } from './shared-modules';

/**
 * Writes the host's `mf-manifest.json` for tools, in the form of the federation plugin's own. The host has no such plugin: it
 * consumes nothing at build time, and starts the federation's runtime itself.
 */
export class HostManifest {
  constructor(
    private readonly name: string,
    private readonly file: string,
    private readonly shared: ReturnType<typeof sharedOptions>,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('HostManifest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'HostManifest', stage }, () => {
        const main = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
        const js = {
          sync: main.filter((file) => file.endsWith('.js')).map((file) => basename(file)),
          async: [],
        };
        const assets = { js, css: { sync: [], async: [] } };
        const shared = Object.entries(this.shared).map(([name, { version, requiredVersion }]) => ({
          id: `${this.name}:${name}`,
          name,
          version,
          singleton: true,
          requiredVersion,
          assets,
        }));
        const manifest = {
          id: this.name,
          name: this.name,
          metaData: { name: this.name, type: 'app', globalName: this.name, publicPath: 'auto' },
          shared,
          remotes: [],
          exposes: [],
        };
        const text = JSON.stringify(manifest, null, 2);
        compilation.emitAsset(this.file, new sources.RawSource(text));
      });
    });
  }
}
