import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/root';
import { runProgram } from '../../tools/run-program';
import { currentCommit } from '../../webpack/release-file';

const run = promisify(execFile);
const MUCH = { cwd: root, maxBuffer: 64 * 1024 * 1024 };

async function sourcesHere(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], MUCH);
  return stdout.split('\0').filter((path) => path !== '');
}

/** The folders with dependencies: the root, and each workspace with a version of its own of a package. */
async function parentsOfPackages(): Promise<Set<string>> {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, unknown> };
  return new Set(
    Object.keys(packages).flatMap((path) => /^(.*?)node_modules\//.exec(path)?.[1] ?? []),
  );
}

/** A second checkout in another folder, with the dependencies of this one. */
export class OtherCheckout {
  readonly folder: string;
  readonly #commit: string;

  private constructor(name: string, commit: string) {
    // On the same disk, so that the dependencies can be links.
    this.folder = join(root, '.cache', 'checkouts', name);
    this.#commit = commit;
  }

  /** A copy of this checkout, including uncommitted changes. */
  static async copy(name: string): Promise<OtherCheckout> {
    const other = new OtherCheckout(name, currentCommit(root));
    await other.#create();
    for (const file of await sourcesHere()) {
      const copy = join(other.folder, file);
      await mkdir(dirname(copy), { recursive: true });
      // A deleted file is still listed.
      await cp(join(root, file), copy).catch(() => undefined);
    }
    return other;
  }

  static async at(commit: string): Promise<OtherCheckout> {
    const other = new OtherCheckout(commit, commit);
    await other.#create();
    const archive = `${other.folder}.tar`;
    await run('git', ['archive', `--output=${archive}`, commit], MUCH);
    await run('tar', ['-xf', archive, '-C', other.folder]);
    await rm(archive);
    return other;
  }

  async #create(): Promise<void> {
    await this.remove();
    for (const parent of await parentsOfPackages()) {
      await mkdir(join(this.folder, parent), { recursive: true });
      await run('cp', ['-al', join(root, parent, 'node_modules'), join(this.folder, parent)]);
    }
  }

  /** Builds an app; resolves with its folder. */
  async build(app: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
    const webpack = join(this.folder, 'node_modules', 'webpack', 'bin', 'webpack.js');
    const { ok, output } = await runProgram(
      process.execPath,
      ['--import', 'tsx', webpack, '--config', 'webpack.config.ts', '--mode', 'production'],
      {
        cwd: join(this.folder, app),
        env: { NODE_ENV: 'production', COMMIT: this.#commit, ...env },
      },
    );
    if (!ok) throw new Error(output);
    return join(this.folder, app, 'dist');
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
