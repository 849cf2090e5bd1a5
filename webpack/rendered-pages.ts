import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Compiler, Configuration } from 'webpack';
import { runWebpack } from './run-webpack';

/** The build output that holds the host's pages as React first renders them. */
export const PAGES_FILE = 'pages.json';

/** Builds a program for Node; resolves with the path of its file. */
async function build(config: Configuration): Promise<string> {
  await runWebpack(config);
  return join(config.output!.path!, config.output!.filename as string);
}

/** Builds and runs the host's second target, which renders the pages, and emits the output as a file of the host's build. */
export class RenderedPages {
  constructor(private readonly program: Configuration) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RenderedPages', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'RenderedPages', stage }, async () => {
        const run = [process.execPath, [await build(this.program)]] as const;
        // A fixed time zone, so that every machine renders the same bytes.
        const env = { ...process.env, TZ: 'UTC' };
        const { stdout } = await promisify(execFile)(...run, { env, maxBuffer: 2 ** 24 });
        compilation.emitAsset(PAGES_FILE, new sources.RawSource(stdout));
      });
    });
  }
}
