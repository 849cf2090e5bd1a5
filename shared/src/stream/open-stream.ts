import { API_BASE } from '../api/base-query';
import type { StreamEvents } from '../api/types';
import type { AppStore } from '../store/create-store';
import { waitInSight } from '../visibility/wait-in-sight';
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
  let isClosed = false;
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
      if (source?.readyState === EventSource.CLOSED) void reopen();
    });
    for (const name of EVENT_NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        applyEvent(name, JSON.parse(data) as StreamEvents[typeof name], store.dispatch),
      );
    }
  }

  async function reopen(): Promise<void> {
    await waitInSight(REOPEN_MS);
    if (!isClosed) open();
  }

  open();
  return () => {
    isClosed = true;
    source?.close();
    store.dispatch(streamChanged(false));
  };
}
