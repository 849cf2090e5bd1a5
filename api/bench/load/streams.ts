import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Socket } from 'node:net';
import { readBuffer, textRead } from './read-buffer';

export interface Streams {
  readonly kind: 'streams';
  readonly ports: readonly number[];
  /** How many at each port. */
  readonly streams: number;
  /** One of so many is read as its events come, and all that were opened last; the others only at the end. */
  readonly watchedOneOf: number;
}

/** Of one event: when its first and its last watched reader had it, in Unix milliseconds, and how many got it at all. */
export interface Arrival {
  readonly id: number;
  readonly first: number;
  readonly last: number;
  readonly readers: number;
}

const openAtOnce = 10;
const readWithinMs = 1_000;

/** Opens event streams, and notes when each event reaches them, until `close` is called. */
export const openStreams = async ({ ports, streams, watchedOneOf }: Streams) => {
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
        if (isOpen)
          for (const [, id] of textRead(length).matchAll(/^id: (\d+)$/gm))
            note(Number(id), isWatched);
        else if (!isWatched) {
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
  for (let opened = 0; opened < streams; opened += openAtOnce) {
    const isLast = opened + openAtOnce >= streams;
    const indices = Array.from(
      { length: Math.min(openAtOnce, streams - opened) },
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
      await sleep(readWithinMs);
      others.forEach((socket) => socket.pause());
      return [...arrivals].map(([id, arrival]) => ({ id, ...arrival }));
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
};
