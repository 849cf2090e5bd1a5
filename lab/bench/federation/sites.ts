import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pageFile } from '../../../remote-kit/src/pages/pages';
import { compressFile, folderStore } from '../../../remote-kit/src/release/store/folder-store';
import { assembleSite } from '../../../scripts/site/assemble';
import { thisCheckout } from '../../../scripts/site/this-checkout';
import { root } from '../../../tools/root';

/** The commit of the reference. A single bundle of today's sources would change with them. */
const COMMIT = '2922abac7a516334f12dadaebabc68ce66efbadb';

const kept = join(root, '.cache', 'frozen', COMMIT);

export interface Site {
  /** The files, with their compressed copies. */
  readonly folder: string;
  /** The page, in the pieces in which its server sends it. */
  readonly pieces: () => Iterable<string> | AsyncIterable<string>;
}

/** The built site of this checkout, as a deployment assembles it in a new folder. */
export async function todaysSite(folder: string): Promise<Site> {
  await assembleSite({ store: folderStore(folder), from: thisCheckout() });
  const html = await readFile(join(folder, pageFile('/')), 'utf8');
  return { folder, pieces: () => [html] };
}

/**
 * Builds the page and the single bundle of the frozen commit, with that commit's dependencies and commands, unless they exist.
 */
export async function buildFrozen(): Promise<void> {
  if (existsSync(kept)) return;
  console.log(`Building page and single bundle of ${COMMIT.slice(0, 7)} (once, some minutes) …`);
  const aside = `${kept}.new`;
  await rm(aside, { recursive: true, force: true });
  const checkout = join(aside, 'checkout');
  await mkdir(checkout, { recursive: true });
  const run = async (program: string, ...args: string[]) => {
    const options = { cwd: checkout, env: { ...process.env, COMMIT }, maxBuffer: 64 * 1024 * 1024 };
    await promisify(execFile)(program, args, options);
  };
  await run('sh', '-c', `git -C "${root}" archive ${COMMIT} | tar -x`);
  // Installs the dependencies first.
  await run(process.execPath, 'scripts/run.mjs', 'assemble', join(aside, 'page'));
  // A file, because the build's workers would inherit `--eval`.
  const builder = join(checkout, 'build-single.mjs');
  await writeFile(
    builder,
    `import { buildSingleBundle } from './e2e/bench/federation/single-bundle.ts';
    await buildSingleBundle(process.argv[2]);`,
  );
  await run(process.execPath, '--import', 'tsx', builder, join(checkout, 'single'));
  await rename(join(checkout, 'single', 'dist'), join(aside, 'single'));
  await cp(join(checkout, 'scripts/site/answers.ts'), join(aside, 'answers.ts'));
  await rm(checkout, { recursive: true });
  await rename(aside, kept);
}

/** The answers that the frozen commit's server inlined in the page. */
interface Answers {
  readonly answersOf: (apiUrl: string) => (path: string) => Promise<string>;
  readonly filledPieces: (
    html: string,
    read: (path: string) => Promise<string>,
  ) => AsyncIterable<string>;
}

/** The frozen page, or the frozen single bundle, on top of today's API. */
export async function frozenSite(name: 'page' | 'single', siteUrl: string): Promise<Site> {
  const { answersOf, filledPieces } = (await import(join(kept, 'answers.ts'))) as Answers;
  const folder = join(kept, name);
  // The bundle's build makes no compressed copies.
  for (const file of await readdir(folder, { recursive: true })) {
    await compressFile(join(folder, file), false);
  }
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  return { folder, pieces: () => filledPieces(html, answersOf(siteUrl)) };
}
