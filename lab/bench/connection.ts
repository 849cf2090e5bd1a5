import { connect } from 'node:net';

/** All sockets share it: a new buffer for each read would cost the load more than the answer costs the server. */
const readBuffer = Buffer.alloc(256 * 1024);

interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
}

/** The longest part that is read as text. Of a body, only the length counts. */
const LONGEST_HEAD = 4096;

function headerOf(head: string, name: string): string | undefined {
  const start = head.toLowerCase().indexOf(`\n${name}: `);
  return start < 0 ? undefined : head.slice(start + name.length + 3, head.indexOf('\r', start));
}

/**
 * Opens a connection that sends one request after the other. If it breaks, the pending request gets the status 0. An HTTP
 * client such as undici would pause the load itself: it collects its garbage for 20 ms, four times a second.
 */
export function openConnection(port: number) {
  let settle: ((answer: Answer) => void) | undefined;
  let head = '';
  let answer: Answer | undefined;
  let missing = 0;

  const callback = (length: number) => {
    let body = length;
    if (answer === undefined) {
      const before = head.length;
      head += readBuffer.toString('latin1', 0, Math.min(length, LONGEST_HEAD));
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return true;
      body = length - (end + 4 - before);
      const status = Number(head.slice(9, 12));
      answer = { status, etag: headerOf(head, 'etag') };
      missing = status === 304 ? 0 : Number(headerOf(head, 'content-length') ?? 0);
    }
    missing -= body;
    if (missing > 0) return true;
    const [done, whole] = [settle, answer];
    [head, answer, settle] = ['', undefined, undefined];
    done?.(whole);
    return true;
  };
  const onread = { buffer: readBuffer, callback };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
  socket.on('close', () => settle?.({ status: 0, etag: undefined }));
  socket.on('error', () => undefined);
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Sends the request when the one before it has its answer. */
    get: (path: string, etag: string | undefined): Promise<Answer> => {
      const condition = etag === undefined ? '' : `if-none-match: ${etag}\r\n`;
      const answered = last.then(
        () =>
          new Promise<Answer>((resolve) => {
            settle = resolve;
            socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${condition}\r\n`, 'latin1');
          }),
      );
      last = answered;
      return answered;
    },
    close: () => socket.destroy(),
  };
}
