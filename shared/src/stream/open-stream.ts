import { API_BASE } from '../api/base-query';
import type { StreamEvents } from '../api/types';
import type { AppStore } from '../store/create-store';
import { waitInSight } from '../visibility/wait-in-sight';
import { applyEvent, EVENT_NAMES, readLiveAgain } from './apply-event';
import { streamChanged } from './stream-slice';

/** How long to wait before a stream that the browser gave up on is opened again. */
const REOPEN_MS = 3_000;

/** The API lets each stream hear of it every 15 s: where two and a half of these pass in silence, the stream has stalled. */
const SILENT_MS = 37_500;

/**
 * Opens the page's one event stream and patches the cache from it. Whenever it opens, everything live is read once,
 * because a missed event leaves no trace. Returns what closes it.
 */
export function openStream(store: AppStore): () => void {
  let source: EventSource | null = null;
  let isClosed = false;
  // What was read before the stream is open may have changed since.
  let hasMissed = true;
  let heardAt = 0;

  function open(): void {
    const current = (source = new EventSource(`${API_BASE}/events`));
    for (const name of ['open', 'error', 'heartbeat', ...EVENT_NAMES]) {
      current.addEventListener(name, () => (heardAt = Date.now()));
    }
    void closeWhenSilent(current);
    source.addEventListener('open', () => {
      store.dispatch(streamChanged(true));
      if (hasMissed) store.dispatch(readLiveAgain());
      hasMissed = false;
    });
    source.addEventListener('error', () => {
      lose();
      if (current.readyState === EventSource.CLOSED) void reopen();
    });
    for (const name of EVENT_NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        applyEvent(name, JSON.parse(data) as StreamEvents[typeof name], store.dispatch),
      );
    }
  }

  function lose(): void {
    hasMissed = true;
    store.dispatch(streamChanged(false));
  }

  /** A connection that died without a word looks open for ever. */
  async function closeWhenSilent(current: EventSource): Promise<void> {
    heardAt = Date.now();
    const isOpen = () => current === source && current.readyState !== EventSource.CLOSED;
    for (let left = SILENT_MS; left > 0 && isOpen(); left = heardAt + SILENT_MS - Date.now()) {
      await waitInSight(left);
    }
    if (!isOpen()) return;
    current.close();
    lose();
    await reopen();
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
