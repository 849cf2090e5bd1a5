import { releaseFolder } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import type { Store } from '../store/store';
import { changeDescriptor, type Change, type ChangeOptions } from './change-descriptor';
import { endedPreviews } from './previews';
import { writePages } from './write-pages';

/** Removes the files of a preview. Unlike those of a release, no visitor's page needs them any more. */
async function removeFiles(store: Store, folder: string): Promise<void> {
  for (const path of await store.files(folder)) {
    const seen = await store.read(path);
    if (seen) await store.remove(path, seen);
  }
}

/**
 * Changes the site's descriptor by a rule. Then writes the pages, even if nothing changed: an earlier command may have
 * been interrupted before it wrote them.
 */
export async function changeSite(store: Store, change: Change, options: ChangeOptions) {
  const result = await changeDescriptor(store, change, options);
  try {
    await writePages(store);
  } catch (error) {
    if (!(error instanceof Problem) || result.before === result.after) throw error;
    throw new Problem(
      `${error.message} site.json has changed, and not every page: run the command again.`,
    );
  }
  for (const { remote, version } of endedPreviews(result.before, result.after)) {
    await removeFiles(store, releaseFolder(remote, version).slice(1, -1));
  }
  return result;
}
