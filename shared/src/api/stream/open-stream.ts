import type { AppStore } from '../../store/root-reducer';
import { importWithTimeout } from '../../ui/loading/import-with-timeout';
import { loadLasting } from '../../ui/loading/load-once';

const load = importWithTimeout(() => import(/* webpackChunkName: "later" */ './event-stream'));

/**
 * Opens the page's one event stream and patches the cache from it, as soon as its code is there: until then the page shows
 * the answers with which it came. Returns the function that closes it.
 */
export function openStream(store: AppStore): () => void {
  let isClosed = false;
  let close = (): void => void (isClosed = true);
  void loadLasting(load).then(({ openEventStream }) => {
    if (!isClosed) close = openEventStream(store);
  });
  return () => close();
}
