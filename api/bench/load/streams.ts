import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBuffer, textRead } from './read-buffer';

export interface Streams {
  readonly kind: 'streams';
  readonly ports: readonly number[];
  /** The number of streams at each port. */
  readonly streams: number;
  /**
   * Every nth stream is read as events arrive, and so are the streams opened last; the others are read only at the end.
   */
  readonly watchedOneOf: number;
}

/**
 * One event: when the first and the last watched reader received it, in Unix milliseconds, and the total number of
 * readers.
 */
export interface Arrival {
  readonly id: number;
  readonly first: number;
  readonly last: number;
  readonly readers: number;
}

const OPEN_AT_ONCE = 10;
const READ_WITHIN_MS = 1_000;

/** Opens event streams, and records when each event reaches them, until `close`. */
export async function openStreams({ ports, streams, watchedOneOf }: Streams) {
  const arrivals = new Map<number, { first: number; last: number; readers: number }>();
  const sockets: Socket[] = [];
  const others: Socket[] = [];

  const note = (id: number, isWatched: boolean) => {
    const now = isWatched ? Date.now() : undefined;
    const known = arrivals.get(id) ?? { first: Infinity, last: 0, readers: 0 };
    arrivals.set(id, {
      first: Math.min(known.first, now ?? Infinity),
      last: Math.max(known.last, now ?? 0),
      readers: known.readers + 1,
    });
  };

  const open = (port: number, isWatched: boolean) =>
    new Promise<void>((resolve, reject) => {
      let isOpen = false;
      const callback = (length: number) => {
        if (isOpen) {
          for (const [, id] of textRead(length).matchAll(/^id: (\d+)$/gm)) {
            note(Number(id), isWatched);
          }
        } else if (!isWatched) {
          others.push(socket);
          socket.pause();
        }
        isOpen = true;
        resolve();
        return true;
      };
      const socket = connect({ port, host: '127.0.0.1', onread: { buffer: readBuffer, callback } });
      sockets.push(socket);
      socket.write('GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
      socket.once('error', reject);
    });
  for (let opened = 0; opened < streams; opened += OPEN_AT_ONCE) {
    const isLast = opened + OPEN_AT_ONCE >= streams;
    const indices = Array.from(
      { length: Math.min(OPEN_AT_ONCE, streams - opened) },
      (_, i) => opened + i,
    );
    await Promise.all(
      ports.flatMap((port) =>
        indices.map((index) => open(port, isLast || index % watchedOneOf === 0)),
      ),
    );
  }

  return {
    arrivals: async (): Promise<Arrival[]> => {
      others.forEach((socket) => socket.resume());
      await sleep(READ_WITHIN_MS);
      others.forEach((socket) => socket.pause());
      return [...arrivals].map(([id, arrival]) => ({ id, ...arrival }));
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
