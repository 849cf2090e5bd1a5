import webpack, { type Compiler } from 'webpack';
import { oversized, sizesOf, type RemoteBudgets } from './budgets';
import { RELEASE_FILE } from './release-file';

interface Written {
  readonly name: string;
  readonly entry: string;
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** Fails the build of a remote that exceeds its size budgets. Reads `release.json`, so it runs after `ReleaseFile`. */
export class SizeBudgets {
  constructor(private readonly budgets: RemoteBudgets) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
    compiler.hooks.thisCompilation.tap('SizeBudgets', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SizeBudgets', stage }, () => {
        // Work in progress may exceed them, and errors in the code come first.
        if (compiler.watchMode || compilation.errors.length > 0) return;
        const contentOf = (file: string) => compilation.getAsset(file)!.source.buffer();
        const built = JSON.parse(contentOf(RELEASE_FILE).toString()) as Written;
        const faults = oversized(built.name, sizesOf(built, contentOf), this.budgets);
        compilation.errors.push(...faults.map((fault) => new webpack.WebpackError(fault)));
      });
    });
  }
}
