import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/root';
import type { Source } from './serve';

/** The commit of the reference. A single bundle of today's sources would change with them. */
const COMMIT = '2922abac7a516334f12dadaebabc68ce66efbadb';

const kept = join(root, '.cache', 'frozen', COMMIT);

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, COMMIT };
  await promisify(execFile)(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
}

async function checkOut(folder: string): Promise<void> {
  await run('git', ['cat-file', '-e', `${COMMIT}^{commit}`], root).catch(() => {
    throw new Error(
      `The frozen reference is commit ${COMMIT}, and this clone lacks it. Fetch it with: git fetch --unshallow`,
    );
  });
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await run('git', ['archive', `--output=${archive}`, COMMIT], root);
  await run('tar', ['-xf', archive, '-C', folder], root);
  await rm(archive);
}

/**
 * Builds the page and the single bundle of the frozen commit, with that commit's dependencies and commands, unless they exist.
 */
export async function buildFrozen(): Promise<void> {
  if (existsSync(kept)) return;
  const aside = `${kept}.new`;
  await rm(aside, { recursive: true, force: true });
  const checkout = join(aside, 'checkout');
  await checkOut(checkout);
  console.log(`Building page and single bundle of ${COMMIT.slice(0, 7)} (once, some minutes) …`);
  // The checkout installs its dependencies first.
  await run(process.execPath, ['scripts/run.mjs', 'assemble', join(aside, 'page')], checkout);
  const builder = join(import.meta.dirname, 'build-frozen.mjs');
  await run(process.execPath, ['--import', 'tsx', builder, aside], checkout);
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

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The frozen page, or the frozen single bundle, on top of today's API. */
export async function frozen(name: 'page' | 'single', siteUrl: string): Promise<Source> {
  const { answersOf, filledPieces } = (await import(join(kept, 'answers.ts'))) as Answers;
  const policy = await readFile(join(kept, 'policy.txt'), 'utf8');
  const read = answersOf(siteUrl);
  return async (path) => {
    const file = join(kept, name, path === '/' ? 'index.html' : path);
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) return { status: 404, headers: {}, body: Buffer.alloc(0) };
    const isPage = file.endsWith('.html');
    return {
      status: 200,
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        'content-security-policy': policy,
      },
      body: isPage ? Readable.from(filledPieces(content.toString(), read)) : content,
    };
  };
}
