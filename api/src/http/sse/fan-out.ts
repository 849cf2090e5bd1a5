import { createMutex } from '../../infra/mutex';
import type { Frame } from './hub';

/** The one channel of all streams. */
export const FAN_OUT_CHANNEL = 'updown';

const TIMEOUT_MS = 5_000;
const ATTEMPTS = 3;
/**
 * A fan-out that does not answer gets no more than this queue. It requests the dropped events when the next one shows
 * the gap.
 */
const MOST_WAITING = 200;

interface Options {
  /** The publishing addresses of the fan-outs, such as http://127.0.0.1:5561. */
  readonly urls: readonly string[];
  /** Whether this process publishes; only one does. */
  readonly isLeader: () => boolean;
  readonly onError: (error: unknown) => void;
}

async function post(url: string, body: string) {
  const response = await fetch(`${url}/publish/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The fan-out answered ${response.status}.`);
}

/**
 * Publishes each event once to servers that hold the streams for us and speak GRIP (such as Pushpin). Each event names
 * its predecessor, so that they notice a gap.
 */
export function createFanOut({ urls, isLeader, onError }: Options) {
  const runExclusive = createMutex();
  let waiting = 0;

  const deliver = async (body: string) => {
    for (const url of urls) {
      for (let attempt = 1; ; attempt++) {
        try {
          await post(url, body);
          break;
        } catch (error) {
          if (attempt < ATTEMPTS) continue;
          onError(error);
          break;
        }
      }
    }
  };

  return {
    /** @param lastId The last event before these. */
    publish: (frames: readonly Frame[], lastId: number | undefined): void => {
      if (frames.length === 0 || !isLeader() || waiting >= MOST_WAITING) return;
      let previous = lastId;
      const items = frames.map(({ id, text }) => {
        const formats = { 'http-stream': { content: text.toString() } };
        if (id === undefined) return { channel: FAN_OUT_CHANNEL, formats };
        const place = {
          id: `${id}`,
          ...(previous === undefined ? {} : { 'prev-id': `${previous}` }),
        };
        previous = id;
        return { channel: FAN_OUT_CHANNEL, ...place, formats };
      });
      waiting++;
      void runExclusive(() => deliver(JSON.stringify({ items }))).finally(() => waiting--);
    },
  };
}

export type FanOut = ReturnType<typeof createFanOut>;
