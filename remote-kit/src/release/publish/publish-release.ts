import { isDeepStrictEqual } from 'node:util';
import {
  RELEASE_FILE,
  releaseFolder,
  releaseOf,
  type Release,
  type ReleaseFile,
} from '@updown/protocol/site/site-descriptor';
import { rcompare, valid } from 'semver';
import { inTurns } from '../../../../tools/in-turns';
import { Problem } from '../../../../tools/problem';
import { integrityOf } from '../../../../webpack/integrity-of';
import { isPreview } from '../site/previews';
import { Changed, type Store } from '../store/store';
import { parseRelease, type BuiltRelease } from './built-release';
import type { Place } from './places';

/** The path of a file of a release in its store. */
function pathOf(name: string, version: string, file: string): string {
  return `${releaseFolder(name, version).slice(1)}${file}`;
}

async function findPublished(
  store: Pick<Store, 'name' | 'read'>,
  name: string,
  version: string,
): Promise<ReleaseFile | undefined> {
  const path = pathOf(name, version, RELEASE_FILE);
  const found = await store.read(path);
  return found && parseRelease(found.content.toString(), `${store.name}/${path}`);
}

/** The versions of a remote that are published, the newest first, without its previews. */
export async function publishedVersions(
  store: Pick<Store, 'folders'>,
  name: string,
): Promise<string[]> {
  const folders = await store.folders(`remotes/${name}`);
  return folders.filter((folder) => valid(folder) === folder && !isPreview(folder)).sort(rcompare);
}

/** Reads every file of a published release again, and compares it with the description. */
async function checkPublished(
  store: Pick<Store, 'name' | 'read'>,
  file: ReleaseFile,
): Promise<void> {
  const { name, version, files } = file;
  await inTurns(Object.entries(files), async ([path, hash]) => {
    const found = await store.read(pathOf(name, version, path));
    if (found && integrityOf(found.content) === hash) return;
    const fault = found ? 'has another content than was published' : 'is missing';
    throw new Problem(`${store.name}/${pathOf(name, version, path)} ${fault}.`);
  });
}

/** A complete published version, from the first place that has it; throws a problem if no place does. */
export async function readPublished(
  places: readonly Place[],
  name: string,
  version: string,
): Promise<Release> {
  if (isPreview(version)) {
    throw new Problem(`${name} ${version} is a preview: release it under a version of its own.`);
  }
  for (const { at, store } of places) {
    const file = await findPublished(store, name, version);
    if (file === undefined) continue;
    await checkPublished(store, file);
    return releaseOf(file, at);
  }
  const stores = places.map(({ store }) => store);
  const versions = await Promise.all(stores.map((store) => publishedVersions(store, name)));
  throw new Problem(
    `${stores.map((store) => store.name).join(' and ')} has no ${name} ${version}. The published versions are: ${versions.flat().join(', ') || 'none'}.`,
  );
}

/** Whether two builds have the same bytes; another commit may have built them. */
function sameBytes(one: ReleaseFile, other: ReleaseFile): boolean {
  return isDeepStrictEqual({ ...one, commit: '' }, { ...other, commit: '' });
}

/** Throws if the version is published with other content. Returns whether it is published. */
export async function isPublished(store: Store, file: ReleaseFile): Promise<boolean> {
  const published = await findPublished(store, file.name, file.version);
  if (published === undefined) return false;
  if (sameBytes(published, file)) return true;
  throw new Problem(
    `${file.name} ${file.version} is published already, with other content: raise the version of remote-${file.name}.`,
  );
}

/** Never replaces published content: a browser may have cached it for ever. */
async function publishFile(store: Store, path: string, content: Buffer): Promise<void> {
  try {
    await store.replace(path, content, undefined);
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
    if ((await store.read(path))?.content.equals(content)) return;
    throw new Problem(`${store.name}/${path} exists with other content: raise the version.`);
  }
}

/** The text of the file that describes a release. */
export function releaseText(file: ReleaseFile): Buffer {
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
}

/**
 * Puts a built remote into the folder of its version and reads it again. Its description comes last: a folder without
 * one was left by an interrupted release.
 */
export async function publishRelease(
  store: Store,
  { file, contents }: BuiltRelease,
): Promise<'published' | 'was there'> {
  const { name, version } = file;
  const published = await isPublished(store, file);
  await inTurns(contents, ([path, content]) =>
    publishFile(store, pathOf(name, version, path), content),
  );
  if (!published) {
    await publishFile(store, pathOf(name, version, RELEASE_FILE), releaseText(file));
  }
  await checkPublished(store, file);
  return published ? 'was there' : 'published';
}
