import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Compiler } from 'webpack';
import { FIRST_PAINT_FILE } from './prerender/first-paint';

const root = join(import.meta.dirname, '..');

/** What the code of the build finds in the environment that is not set there. */
function defaultsOf({ webpack, options }: Compiler): Record<string, string> {
  const given = options.plugins.filter((plugin) => plugin instanceof webpack.EnvironmentPlugin);
  return Object.assign({}, ...given.map(({ defaultValues }) => defaultValues)) as Record<
    string,
    string
  >;
}

/** Renders a front end in a process of its own; null if it has nothing for the first paint. */
async function render(folder: string, defaults: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'prerender', 'main.ts'), basename(folder)],
    {
      cwd: root,
      maxBuffer: 16 * 1024 * 1024,
      env: {
        ...defaults,
        ...process.env,
        NODE_ENV: 'production',
        // The same bytes on each machine.
        TZ: 'UTC',
        TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
      },
    },
  );
  return stdout;
}

/**
 * Writes what the page shows before any script has run, rendered from the front end's own sources. If they cannot be
 * rendered, the build warns, and the page begins with skeletons.
 */
export class FirstPaintFile {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstPaintFile', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstPaintFile', stage }, async () => {
        try {
          const content = await render(this.folder, defaultsOf(compiler));
          if (content !== 'null') {
            compilation.emitAsset(FIRST_PAINT_FILE, new sources.RawSource(`${content}\n`));
          }
        } catch (error) {
          const { stderr = '', message } = error as Error & { stderr?: string };
          const reason = stderr.trim().split('\n').slice(-20).join('\n') || message;
          compilation.warnings.push(
            new WebpackError(`${basename(this.folder)} cannot be rendered ahead:\n${reason}`),
          );
        }
      });
    });
  }
}
