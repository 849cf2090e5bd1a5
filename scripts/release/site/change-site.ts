import { writePages } from '../../site/write-pages';
import type { Store } from '../store/store';
import { changeDescriptor, type Change, type ChangeOptions } from './change-descriptor';

/**
 * Changes the site's descriptor by a rule. The pages follow, also if nothing changed: an earlier command may have been
 * interrupted before it wrote them.
 */
export async function changeSite(store: Store, change: Change, options: ChangeOptions) {
  const result = await changeDescriptor(store, change, options);
  await writePages(store);
  return result;
}
