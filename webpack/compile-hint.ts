import type { Compiler } from 'webpack';

/**
 * What Chromium reads at the beginning of a script: nearly all of its functions will be called at once. It then compiles them
 * while the script arrives, beside the page, instead of one by one as the page calls them. Other browsers read a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The scripts with which a page begins. */
const FIRST = /^(?:main|shared|first)\.[^/]*\.js$/;

/** Begins them with the hint, after the minimizer, which drops comments, and before they get their names and maps. */
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
