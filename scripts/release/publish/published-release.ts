import { rcompare, valid } from 'semver';
import { integrityOf } from '../../../webpack/integrity-of';
import { Problem } from '../../lib/problem';
import type { Store } from '../store/store';
import { inTurns } from './in-turns';
import { parseRelease, RELEASE_FILE } from './release-file';
import { releaseFolder, type ReleaseFile } from '@updown/shared/site';

/** The path of a file of a release in its store. */
export function pathOf(name: string, version: string, file: string): string {
  return `${releaseFolder(name, version).slice(1)}${file}`;
}

export async function findPublished(
  store: Store,
  name: string,
  version: string,
): Promise<ReleaseFile | undefined> {
  const path = pathOf(name, version, RELEASE_FILE);
  const found = await store.read(path);
  return found && parseRelease(found.content.toString(), `${store.name}/${path}`);
}

/** The versions of a remote that are published, the newest first. */
export async function publishedVersions(store: Store, name: string): Promise<string[]> {
  const folders = await store.folders(`remotes/${name}`);
  return folders.filter((folder) => valid(folder) === folder).sort(rcompare);
}

/** Reads every file of a published release again, and compares it with the description. */
export async function checkPublished(store: Store, file: ReleaseFile): Promise<void> {
  const { name, version, files } = file;
  await inTurns(Object.entries(files), async ([path, hash]) => {
    const found = await store.read(pathOf(name, version, path));
    if (found && integrityOf(found.content) === hash) return;
    const fault = found ? 'has another content than was published' : 'is missing';
    throw new Problem(`${store.name}/${pathOf(name, version, path)} ${fault}.`);
  });
}

/** A published version, whole; throws a problem if there is none. */
export async function readPublished(
  store: Store,
  name: string,
  version: string,
): Promise<ReleaseFile> {
  const file = await findPublished(store, name, version);
  if (file === undefined) {
    const versions = (await publishedVersions(store, name)).join(', ') || 'none';
    throw new Problem(
      `${store.name} has no ${name} ${version}. The published versions are: ${versions}.`,
    );
  }
  await checkPublished(store, file);
  return file;
}
