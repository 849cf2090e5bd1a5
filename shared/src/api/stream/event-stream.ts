import type { StreamEvents } from '@updown/protocol/api/stream';
import { sleepUntilVisible } from '../../loading/sleep-until-visible';
import type { AppStore } from '../../store/root-state';
import { streamChanged, streamFellSilent } from '../../store/stream-slice';
import { pulse, SILENT_MS } from '../price-freshness';
import { applyEvent, EVENT_NAMES } from './apply-event';
import { openSharedSource, type StreamSource } from './shared-source';

/** The delay before a closed stream reopens. */
const REOPEN_MS = 3_000;

/**
 * Opens the event stream, which all tabs of the browser share, and patches the cache from it. The stream starts with the
 * current state, because events may have been missed. Returns a function that closes the stream.
 */
export function openEventStream(store: AppStore): () => void {
  let source: StreamSource | null = null;
  let isClosed = false;
  let heardAt = 0;

  function open(steal = false): void {
    source?.close();
    const current = (source = openSharedSource(EVENT_NAMES, steal));
    current.addEventListener('error', () => (heardAt = Date.now()));
    for (const name of ['open', 'heartbeat', ...EVENT_NAMES]) {
      current.addEventListener(name, () => {
        heardAt = Date.now();
        pulse.beat();
      });
    }
    void closeWhenSilent(current);
    current.addEventListener('open', () => store.dispatch(streamChanged(true)));
    current.addEventListener('error', () => {
      store.dispatch(streamChanged(false));
      if (current.readyState === EventSource.CLOSED) void reopen();
    });
    for (const name of EVENT_NAMES) {
      current.addEventListener(name, ({ data }: MessageEvent<string>) =>
        applyEvent(name, JSON.parse(data) as StreamEvents[typeof name], store.dispatch),
      );
    }
  }

  /** A connection that breaks without an error looks open forever. */
  async function closeWhenSilent(current: StreamSource): Promise<void> {
    heardAt = Date.now();
    const isOpen = () => current === source && current.readyState !== EventSource.CLOSED;
    for (let left = SILENT_MS; left > 0 && isOpen(); left = heardAt + SILENT_MS - Date.now()) {
      await sleepUntilVisible(left);
    }
    if (!isOpen()) return;
    current.close();
    store.dispatch(streamFellSilent());
    await reopen({ steal: true });
  }

  async function reopen({ steal } = { steal: false }): Promise<void> {
    await sleepUntilVisible(REOPEN_MS);
    if (!isClosed) open(steal);
  }

  open();
  return () => {
    isClosed = true;
    source?.close();
    store.dispatch(streamChanged(false));
  };
}
