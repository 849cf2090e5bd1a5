import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteFolders } from '../../tools/remote-folders.mjs';
import { root } from '../../tools/root';
import { OtherCheckout } from './checkout';

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  return stdout.trim();
}

/** The commit of the last release: the last tag or, before the first tag, the commit before the last version change. */
async function lastCommit(): Promise<string> {
  const tag = await git('tag', '--list', '@updown/*', '--sort=-creatordate', '--merged', 'HEAD~1');
  const [newest] = tag.split('\n');
  if (newest) return git('rev-list', '-1', newest);
  const packages = ['shared', 'host', ...remoteFolders(root)].map(
    (folder) => `${folder}/package.json`,
  );
  const versions = [...packages, 'shared/src/site/host-contract.ts'];
  const change = ['log', '-1', '--format=%H', '-G"version":|HOST_CONTRACT =', '--', ...versions];
  return git('rev-parse', `${await git(...change)}~1`);
}

/** The folder with the builds of the last release, one folder per app. A second worker reuses the builds of the first. */
export async function buildLast(apps: readonly string[]): Promise<string> {
  const commit = await lastCommit();
  const kept = join(root, '.cache', 'last-version', commit);
  if (await stat(kept).catch(() => undefined)) return kept;
  const checkout = await OtherCheckout.at(commit);
  const aside = `${kept}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  for (const app of apps) {
    await cp(await checkout.build(app), join(aside, app), { recursive: true });
  }
  await checkout.remove();
  await rename(aside, kept);
  return kept;
}
