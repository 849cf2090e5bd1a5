import { API_BASE } from '../api/base-query';
import type { StreamEvents } from '../api/types';
import type { AppStore } from '../store/create-store';
import { applyEvent, EVENT_NAMES, readLiveAgain } from './apply-event';
import { streamChanged } from './stream-slice';

/** How long to wait before a stream that the browser gave up on is opened again. */
const REOPEN_MS = 3_000;

/**
 * Opens the page's one event stream and patches the cache from it. Whenever it opens, everything live is read once,
 * because a missed event leaves no trace. Returns what closes it.
 */
export function openStream(store: AppStore): () => void {
  let source: EventSource | null = null;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  // What was read before the stream is open may have changed since.
  let hasMissed = true;

  function open(): void {
    source = new EventSource(`${API_BASE}/events`);
    source.addEventListener('open', () => {
      store.dispatch(streamChanged(true));
      if (hasMissed) store.dispatch(readLiveAgain());
      hasMissed = false;
    });
    source.addEventListener('error', () => {
      hasMissed = true;
      store.dispatch(streamChanged(false));
      if (source?.readyState === EventSource.CLOSED) reopen = setTimeout(open, REOPEN_MS);
    });
    for (const name of EVENT_NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        applyEvent(name, JSON.parse(data) as StreamEvents[typeof name], store.dispatch),
      );
    }
  }

  open();
  return () => {
    clearTimeout(reopen);
    source?.close();
    store.dispatch(streamChanged(false));
  };
}
