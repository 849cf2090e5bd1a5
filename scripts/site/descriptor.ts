import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../tools/root';
import { RELEASE_FILE } from '../../webpack/release-file';
import { folderOf } from '../build/front-ends';
import {
  releaseOf,
  type ReleaseFile,
  type SiteDescriptor,
} from '@updown/protocol/site/site-descriptor';

/** The `release.json` that the build of a remote in this checkout wrote. */
async function builtRelease(remote: string): Promise<ReleaseFile> {
  const text = await readFile(join(root, folderOf(remote), 'dist', RELEASE_FILE), 'utf8');
  return JSON.parse(text) as ReleaseFile;
}

/** The unsigned descriptor of a site with these releases. */
export function descriptorOf(releases: readonly ReleaseFile[]): SiteDescriptor {
  const remotes = releases.map((file) => [file.name, releaseOf(file)] as const);
  return { schema: 2, serial: 1, remotes: Object.fromEntries(remotes) };
}

/** The descriptor of the site that serves these built remotes from this checkout. */
export async function describeSite(remotes: readonly string[]): Promise<SiteDescriptor> {
  return descriptorOf(await Promise.all(remotes.map(builtRelease)));
}
