import type { Writable } from 'node:stream';

/** One event, serialised for the wire. */
export interface Frame {
  /** Undefined if a client cannot resume from this event. */
  readonly id: number | undefined;
  readonly text: Buffer;
}

export function frameOf(event: string, data: unknown, id?: number): Frame {
  return {
    id,
    text: Buffer.from(
      `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    ),
  };
}

/** The number of frames kept for clients that reconnect. */
const REMEMBERED = 2000;
/** A reader with more unsent bytes than this is dropped. The client can reconnect and get the missed events. */
const MOST_UNSENT = 256 * 1024;

/**
 * Without an id, so that a client resumes from the last real event. Pages treat a missing heartbeat as a broken stream.
 */
const heartbeat = frameOf('heartbeat', {}).text;

/** A page treats a stream as broken after 9 s of silence, so it can miss one heartbeat. */
export const HEARTBEAT_MS = 4_000;

/**
 * All open event streams, and the latest frames. A stream is never silent for much longer than `heartbeatMs`. Events
 * count too, so no heartbeats are sent while prices arrive.
 */
export function createHub(heartbeatMs = HEARTBEAT_MS) {
  const readers = new Set<Writable>();
  let history: Frame[] = [];
  let isClosed = false;
  let wroteAt = 0;

  const write = (reader: Writable, text: Buffer) => {
    if (reader.writableLength > MOST_UNSENT) {
      readers.delete(reader);
      reader.destroy();
    } else reader.write(text);
  };

  const writeAll = (text: Buffer) => {
    wroteAt = Date.now();
    for (const reader of readers) write(reader, text);
  };

  /** The frames after `lastId`; undefined if these are no longer available. */
  const missedAfter = (lastId: number): Frame[] | undefined => {
    const [oldest, newest] = [history[0]?.id, history.at(-1)?.id];
    if (lastId < (oldest ?? Infinity) - 1 || lastId > (newest ?? 0)) return undefined;
    return history.filter(({ id }) => (id ?? 0) > lastId);
  };

  const replay = (reader: Writable, lastId: number): boolean => {
    const missed = missedAfter(lastId);
    if (missed === undefined) return false;
    const length = missed.reduce((sum, { text }) => sum + text.length, 0);
    if (reader.writableLength + length > MOST_UNSENT) return false;
    // Writes the shared frames instead of a copy per reader.
    reader.cork();
    for (const { text } of missed) reader.write(text);
    reader.uncork();
    return true;
  };

  return {
    size: () => readers.size,

    send: (frames: readonly Frame[]) => {
      if (frames.length === 0) return;
      history.push(...frames.filter(({ id }) => id !== undefined));
      if (history.length > 2 * REMEMBERED) history = history.slice(-REMEMBERED);
      writeAll(Buffer.concat(frames.map(({ text }) => text)));
    },

    /** Adds frames from before this process started to the history. */
    remember: (frames: readonly Frame[]) => {
      history = [...frames, ...history];
    },

    /** Must be called often; writes only after a silence. */
    heartbeat: () => {
      if (Date.now() - wroteAt >= heartbeatMs) writeAll(heartbeat);
    },

    has: (reader: Writable) => readers.has(reader),

    /**
     * Adds `reader`, which first gets the frames after `lastId`. Returns false if these are no longer available or
     * exceed the backlog of a slow reader; the reader then has to read everything again.
     */
    join: (reader: Writable, lastId: number | undefined): boolean => {
      readers.add(reader);
      const leave = () => readers.delete(reader);
      reader.once('close', leave).once('error', leave);
      return lastId === undefined || replay(reader, lastId);
    },

    isClosed: () => isClosed,

    /** Ends all streams, and accepts no more. */
    closeAll: () => {
      isClosed = true;
      for (const reader of readers) reader.end(() => reader.destroy());
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
