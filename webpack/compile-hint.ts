import type { Compiler } from 'webpack';

/**
 * Tells Chromium that nearly all functions of a script will be called at once. Chromium then compiles them off the main thread
 * while the script downloads, instead of one by one on first call. Other browsers see a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The scripts that a page starts with. */
const FIRST = /^(?:main|shared|first)\.[^/]*\.js$/;

/** Prepends the hint after the minimizer, which drops comments, and before names are hashed and source maps are written. */
export class CompileHint {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: COMPILE_HINT,
      raw: true,
      test: FIRST,
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  }
}
