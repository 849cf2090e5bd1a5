import { connect } from 'node:net';
import { readBuffer, textRead } from './read-buffer';

export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
}

export interface Connection {
  /** Sends a request and calls `done` with its answer; the one before must have been answered. */
  readonly get: (path: string, etag: string | undefined, done: (answer: Answer) => void) => void;
  readonly close: () => void;
}

/** Of a body only the length counts. */
const longestHead = 4096;

const headerOf = (head: string, name: string): string | undefined => {
  const start = head.toLowerCase().indexOf(`\n${name}: `);
  return start < 0 ? undefined : head.slice(start + name.length + 3, head.indexOf('\r', start));
};

/**
 * A connection that is kept open: as little work as will do, so that the server is what is measured. Where it breaks,
 * what is asked has the status 0.
 */
export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    let settle: ((answer: Answer) => void) | undefined;
    let head = '';
    let answer: Answer | undefined;
    let missing = 0;

    const read = (length: number) => {
      let rest = length;
      if (answer === undefined) {
        const before = head.length;
        head += textRead(Math.min(length, longestHead));
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        rest = length - (end + 4 - before);
        const status = Number(head.slice(9, 12));
        answer = { status, etag: headerOf(head, 'etag') };
        missing = status === 304 ? 0 : Number(headerOf(head, 'content-length') ?? 0);
      }
      missing -= rest;
      if (missing > 0) return;
      const [done, whole] = [settle, answer];
      [head, answer, settle] = ['', undefined, undefined];
      done?.(whole);
    };
    const onread = { buffer: readBuffer, callback: (length: number) => (read(length), true) };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    socket.on('error', reject);
    socket.on('close', () => settle?.({ status: 0, etag: undefined }));
    socket.on('connect', () =>
      resolve({
        get: (path, etag, done) => {
          settle = done;
          const condition = etag === undefined ? '' : `if-none-match: ${etag}\r\n`;
          socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${condition}\r\n`, 'latin1');
        },
        close: () => socket.destroy(),
      }),
    );
  });
