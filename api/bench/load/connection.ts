import { connect, type Socket } from 'node:net';
import { readBuffer, textRead } from './read-buffer';

export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
}

export interface Connection {
  /** Sends a request; the answer to the one before must have come. */
  readonly get: (path: string, etag?: string) => Promise<Answer>;
  readonly close: () => void;
}

/** Of a body only the length counts. */
const longestHead = 4096;

const headerOf = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(head)?.[1];

/** A connection that is kept open: as little work as will do, so that the server is what is measured. */
export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect({
      ...{ port, host: '127.0.0.1' },
      onread: { buffer: readBuffer, callback: (length) => (read(length), true) },
    });
    let settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
    let head = '';
    let answer: Answer | undefined;
    let missing = 0;

    socket.setNoDelay(true);
    const read = (length: number) => {
      let rest = length;
      if (answer === undefined) {
        const before = head.length;
        head += textRead(Math.min(length, longestHead));
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        rest = length - (end + 4 - before);
        head = head.slice(0, end + 2);
        answer = { status: Number(head.slice(9, 12)), etag: headerOf(head, 'etag') };
        missing = answer.status === 304 ? 0 : Number(headerOf(head, 'content-length') ?? 0);
      }
      missing -= rest;
      if (missing > 0) return;
      const [done, whole] = [settle, answer];
      [head, answer, settle] = ['', undefined, undefined];
      done?.resolve(whole);
    };
    socket.on('error', (error) => {
      reject(error);
      settle?.reject(error);
    });
    socket.on('close', () => settle?.reject(new Error('The server has closed the connection.')));
    socket.on('connect', () =>
      resolve({
        get: (path, etag) => {
          const condition = etag === undefined ? '' : `if-none-match: ${etag}\r\n`;
          socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${condition}\r\n`);
          return new Promise((resolve, reject) => (settle = { resolve, reject }));
        },
        close: () => socket.destroy(),
      }),
    );
  });
