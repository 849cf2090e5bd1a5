import { importWithTimeout } from '../../loading/import-with-timeout';
import { loadLasting } from '../../loading/load-once';
import type { AppStore } from '../../store/root-state';

const load = importWithTimeout(() => import(/* webpackChunkName: "later" */ './event-stream'));

/**
 * Opens the page's only event stream and patches the cache from it, as soon as the code is loaded. Until then the page shows
 * the answers that it came with. Returns a function that closes the stream.
 */
export function openStream(store: AppStore): () => void {
  let isClosed = false;
  let close = (): void => void (isClosed = true);
  void loadLasting(load).then(({ openEventStream }) => {
    if (!isClosed) close = openEventStream(store);
  });
  return () => close();
}
