import { Problem } from '../../../../tools/problem';
import type { Store } from '../store/store';
import { changeDescriptor, type Change, type ChangeOptions } from './change-descriptor';
import { writePages } from './write-pages';

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
  return result;
}
