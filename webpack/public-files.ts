import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** Emits the files of a folder without hashes in their names, because crawlers and browsers request them by fixed names. */
export class PublicFiles {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PublicFiles', stage }, async () => {
        const found = await readdir(this.folder, { recursive: true, withFileTypes: true });
        for (const file of found.filter((entry) => entry.isFile())) {
          const path = join(file.parentPath, file.name);
          const name = path.slice(this.folder.length + 1).replaceAll('\\', '/');
          compilation.emitAsset(name, new sources.RawSource(await readFile(path)));
        }
      });
    });
  }
}
