import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../lib/problem';
import { Changed, type Store } from '../store/store';
import type { BuiltRelease } from './built-release';
import { inTurns } from './in-turns';
import { checkPublished, findPublished, pathOf } from './published-release';
import { RELEASE_FILE } from './release-file';
import type { ReleaseFile } from '@updown/shared/site';

/** Whether two builds have the same bytes; another commit may have built them. */
function sameBytes(one: ReleaseFile, other: ReleaseFile): boolean {
  return isDeepStrictEqual({ ...one, commit: '' }, { ...other, commit: '' });
}

/** Throws if the version is published with other content. Answers whether it is published. */
export async function isPublished(store: Store, file: ReleaseFile): Promise<boolean> {
  const published = await findPublished(store, file.name, file.version);
  if (published === undefined) return false;
  if (sameBytes(published, file)) return true;
  throw new Problem(
    `${file.name} ${file.version} is published already, with other content: raise the version of remote-${file.name}.`,
  );
}

/** Never replaces another content: a browser may have kept it for ever. */
async function publishFile(store: Store, path: string, content: Buffer): Promise<void> {
  try {
    await store.replace(path, content, undefined);
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
    if ((await store.read(path))?.content.equals(content)) return;
    throw new Problem(`${store.name}/${path} exists with other content: raise the version.`);
  }
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
    const text = Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
    await publishFile(store, pathOf(name, version, RELEASE_FILE), text);
  }
  await checkPublished(store, file);
  return published ? 'was there' : 'published';
}
