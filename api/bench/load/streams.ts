import { connect, type Socket } from 'node:net';
import { readBuffer, textRead } from './read-buffer';

export interface Streams {
  readonly kind: 'streams';
  readonly port: number;
  readonly streams: number;
}

/** Of one event: when its first and its last reader had it, in Unix milliseconds. */
export interface Arrival {
  readonly id: number;
  readonly first: number;
  readonly last: number;
  readonly readers: number;
}

const openAtOnce = 100;

/** Opens event streams, and notes when each event reaches them, until `close` is called. */
export const openStreams = async ({ port, streams }: Streams) => {
  const arrivals = new Map<number, { first: number; last: number; readers: number }>();
  const sockets: Socket[] = [];

  const note = (id: number) => {
    const now = Date.now();
    const known = arrivals.get(id);
    if (known === undefined) arrivals.set(id, { first: now, last: now, readers: 1 });
    else {
      known.last = now;
      known.readers++;
    }
  };

  const open = () =>
    new Promise<void>((resolve, reject) => {
      let isOpen = false;
      const callback = (length: number) => {
        if (isOpen)
          for (const [, id] of textRead(length).matchAll(/^id: (\d+)$/gm)) note(Number(id));
        isOpen = true;
        resolve();
        return true;
      };
      const socket = connect({ port, host: '127.0.0.1', onread: { buffer: readBuffer, callback } });
      sockets.push(socket);
      socket.write('GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
      socket.once('error', reject);
    });
  for (let opened = 0; opened < streams; opened += openAtOnce)
    await Promise.all(Array.from({ length: Math.min(openAtOnce, streams - opened) }, open));

  return {
    arrivals: (): Arrival[] => [...arrivals].map(([id, arrival]) => ({ id, ...arrival })),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
};
