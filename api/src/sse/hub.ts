import type { Writable } from 'node:stream';

/** One event, written as it goes over the wire. */
export interface Frame {
  /** Present where a client can come back to it. */
  readonly id: number | undefined;
  readonly text: Buffer;
}

export const frameOf = (event: string, data: unknown, id?: number): Frame => ({
  id,
  text: Buffer.from(
    `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  ),
});

/** How many frames are remembered for those who come back. */
const remembered = 2000;
/** A reader with more than this still to be sent is dropped: it can come back and be told what it missed. */
const mostUnsent = 256 * 1024;

/** Without an id, so that whoever comes back does so to the last event. Pages take its absence for a stream that is stuck. */
const heartbeat = frameOf('heartbeat', {}).text;

/** All open event streams, and the last of what was sent. */
export const createHub = () => {
  const readers = new Set<Writable>();
  let history: Frame[] = [];
  let isClosed = false;

  const write = (reader: Writable, text: Buffer) => {
    if (reader.writableLength > mostUnsent) {
      readers.delete(reader);
      reader.destroy();
    } else reader.write(text);
  };

  const writeAll = (text: Buffer) => {
    for (const reader of readers) write(reader, text);
  };

  const replay = (reader: Writable, lastId: number): boolean => {
    const [oldest, newest] = [history[0]?.id, history.at(-1)?.id];
    if (lastId < (oldest ?? Infinity) - 1 || lastId > (newest ?? 0)) return false;
    const missed = history.filter(({ id }) => (id ?? 0) > lastId);
    const length = missed.reduce((sum, { text }) => sum + text.length, 0);
    if (reader.writableLength + length > mostUnsent) return false;
    // The frames themselves, which all readers share, and not a copy for each.
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
      if (history.length > 2 * remembered) history = history.slice(-remembered);
      writeAll(Buffer.concat(frames.map(({ text }) => text)));
    },

    /** Adds to the history what was sent before this process began. */
    remember: (frames: readonly Frame[]) => {
      history = [...frames, ...history];
    },

    heartbeat: () => writeAll(heartbeat),

    has: (reader: Writable) => readers.has(reader),

    /**
     * Joins `reader`, which gets what came after `lastId` first; false if that is no longer known, or is more than a slow
     * reader may have before it: it then has to read everything again.
     */
    join: (reader: Writable, lastId: number | undefined): boolean => {
      readers.add(reader);
      const leave = () => readers.delete(reader);
      reader.once('close', leave).once('error', leave);
      return lastId === undefined || replay(reader, lastId);
    },

    isClosed: () => isClosed,

    /** Ends all streams, and takes none from now on. */
    closeAll: () => {
      isClosed = true;
      for (const reader of readers) reader.end(() => reader.destroy());
    },
  };
};

export type Hub = ReturnType<typeof createHub>;
