import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../state/resources';

/**
 * A browser asks again every time; a CDN asks once a second for all of them. No `stale-while-revalidate`: browsers know
 * it too, and a page that reads again after an event would be shown what was there before it.
 */
const cacheControl = 'public, max-age=0, s-maxage=1, must-revalidate';

/** Sends an answer that is written out already; nothing to one who has it. */
export const sendResource = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: Resource,
): void => {
  void reply.header('etag', etag).header('cache-control', cacheControl);
  if (request.headers['if-none-match'] === etag) void reply.code(304).send();
  else void reply.header('content-type', 'application/json; charset=utf-8').send(body);
};
