import { connect } from 'node:net';
import { readBuffer, textRead } from './read-buffer';

export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
}

export interface Connection {
  /** Sends a request and calls `done` with the response. The previous request must have its response. */
  readonly get: (path: string, etag: string | undefined, done: (answer: Answer) => void) => void;
  readonly close: () => void;
}

/** How much of a response is read as text. For the body, only the length matters. */
const LONGEST_HEAD = 4096;

function headerOf(head: string, name: string): string | undefined {
  const start = head.toLowerCase().indexOf(`\n${name}: `);
  return start < 0 ? undefined : head.slice(start + name.length + 3, head.indexOf('\r', start));
}

/**
 * Opens a connection that stays open and does as little work as possible, so that the measurement shows the server. If
 * the connection breaks, the pending request gets status 0.
 */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let settle: ((answer: Answer) => void) | undefined;
    let head = '';
    let answer: Answer | undefined;
    let missing = 0;

    const read = (length: number) => {
      let rest = length;
      if (answer === undefined) {
        const before = head.length;
        head += textRead(Math.min(length, LONGEST_HEAD));
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
}
