import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a text of any length while it is made, as fast as the caller reads. A failure breaks the connection. */
function sendText(reply: FastifyReply, text: AsyncIterable<string>, type: string): void {
  // A cache in front would keep a whole file.
  void reply.header('cache-control', 'no-store').header('content-type', `${type}; charset=utf-8`);
  void reply.send(Readable.from(text, { objectMode: false }));
}

export function sendJson(reply: FastifyReply, text: AsyncIterable<string>): void {
  sendText(reply, text, 'application/json');
}

/** Sends a file that the browser saves under this name. */
export function sendCsv(reply: FastifyReply, text: AsyncIterable<string>, name: string): void {
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  sendText(reply, text, 'text/csv');
}
