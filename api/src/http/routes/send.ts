import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../game/api-error';
import type { Resource } from '../../state/resources/resources';

/** A round, or a resource of it. Throws a 404 if there is no such round. */
export function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFound('no_such_round');
  return found;
}

/**
 * A browser revalidates every time; a CDN revalidates once a second for all browsers. Without `stale-while-revalidate`,
 * because browsers would apply it too, and a page that refetches after an event would show the old data.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate';

/** Sends a serialised response, or 304 without a body if the caller already has it. */
export function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: Resource,
): FastifyReply {
  void reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

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
