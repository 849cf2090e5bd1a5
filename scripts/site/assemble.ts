import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, remoteNames, versionOf, type RemoteName } from '../build/front-ends';
import { Problem } from '../launcher/problem';
import { root } from '../launcher/root';
import { writeSafely } from '../launcher/write-safely';
import { compressFiles } from './compress-files';
import { describeSite, remoteFolder } from './descriptor';
import { writePages } from './write-pages';

const manifestOf = (folder: string) => readFile(join(folder, 'mf-manifest.json'), 'utf8');

/** Copies a built remote into the folder of its version, which never changes once it is there. */
async function publish(remote: RemoteName, site: string): Promise<void> {
  const built = join(root, folderOf(remote), 'dist');
  const target = join(site, remoteFolder(remote, versionOf(remote)));
  if (existsSync(target)) {
    if ((await manifestOf(target)) === (await manifestOf(built))) return;
    throw new Problem(
      `${target} is published already, with other files: raise the version of ${folderOf(remote)}.`,
    );
  }
  await mkdir(target, { recursive: true });
  await cp(built, target, { recursive: true });
}

async function copyHost(site: string): Promise<void> {
  const built = join(root, 'host', 'dist');
  const page = join(built, 'index.html');
  await cp(built, site, { recursive: true, filter: (path) => path !== page });
  await cp(page, join(site, 'host.html'));
}

/**
 * Puts the built site into a folder, as a server of static files serves it. What is there of other versions stays, for
 * the pages that are open; the descriptor and the pages come last, when all that they name is there.
 */
export async function assembleSite(
  site: string,
  remotes: readonly RemoteName[] = remoteNames,
): Promise<void> {
  for (const remote of remotes) await publish(remote, site);
  await copyHost(site);
  await writeSafely(join(site, 'site.json'), `${JSON.stringify(describeSite(remotes), null, 2)}\n`);
  await writePages(site);
  await compressFiles(site);
}
