import { API_BASE } from '../base-query';

/** The parts of an `EventSource` that the page uses. */
export type StreamSource = Pick<EventSource, 'addEventListener' | 'readyState' | 'close'>;

const NAME = 'updown:events';

type Said = readonly [name: string, data?: string];

/** A page of another version, or any script of the origin, may use the channel's name. */
function isSaid(message: unknown): message is Said {
  if (!Array.isArray(message)) return false;
  const [name, data] = message as unknown[];
  return typeof name === 'string' && (data == null || typeof data === 'string');
}

/**
 * One stream for all tabs of a browser, because over HTTP/1.1 a browser opens at most six connections to a site. The tab that
 * holds the lock opens the stream and forwards its messages; when that tab closes, the lock passes to the next one. A frozen
 * tab keeps the lock and goes silent; then another tab must `steal` the lock. Without the Web Locks API each tab has its own
 * stream.
 */
export function openSharedSource(names: readonly string[], steal: boolean): StreamSource {
  const url = `${API_BASE}/events`;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    return new EventSource(url);
  }
  const target = new EventTarget();
  const channel = new BroadcastChannel(NAME);
  const end = new AbortController();
  let own: EventSource | null = null;
  /** Whether a tab without the lock has received the current state. */
  let isUpToDate = false;

  const tell = (name: string, data?: string) =>
    void target.dispatchEvent(new MessageEvent(name, { data }));

  channel.onmessage = ({ data: said }: MessageEvent<unknown>) => {
    if (!isSaid(said)) return;
    const [name, data] = said;
    if (name === 'hello') {
      if (own?.readyState === EventSource.OPEN) channel.postMessage(['here']);
      return;
    }
    if (own !== null) return;
    // A stream starts with the state, but a tab that joins later has missed it.
    if (!isUpToDate && name !== 'open' && name !== 'error') {
      tell('open');
      tell('resync', '{}');
    }
    isUpToDate = name !== 'error';
    if (name !== 'here') tell(name, data);
  };

  function hold(): Promise<void> {
    const source = (own = new EventSource(url));
    for (const name of ['open', 'error', 'heartbeat', ...names]) {
      source.addEventListener(name, (event) => {
        const { data } = event as MessageEvent<string | undefined>;
        if (own === source) channel.postMessage([name, data]);
        tell(name, data);
      });
    }
    return new Promise((resolve) => end.signal.addEventListener('abort', () => resolve()));
  }

  async function queue(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(NAME, options, hold);
    } catch {
      // Another tab stole the lock because this one was frozen.
      if (end.signal.aborted) return;
      own?.close();
      own = null;
      isUpToDate = false;
      channel.postMessage(['hello']);
      await queue({ signal: end.signal });
    }
  }

  void queue(steal ? { steal } : { signal: end.signal });
  if (!steal) channel.postMessage(['hello']);
  return {
    addEventListener: target.addEventListener.bind(target) as EventSource['addEventListener'],
    get readyState() {
      return end.signal.aborted ? EventSource.CLOSED : (own?.readyState ?? EventSource.CONNECTING);
    },
    close() {
      own?.close();
      end.abort();
      channel.close();
    },
  };
}
