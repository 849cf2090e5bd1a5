import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The time that a caller has to read the response and close the connection. */
const LINGER_MS = 2_000;

/**
 * A response can be sent before the whole body has arrived. If the server then closes the connection, a caller that is
 * still sending loses the response: a browser or proxy sees a broken connection. So the rest of the body is read and
 * dropped, within the server's request timeout.
 */
export function keepReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  raw.resume();
}

/** Sends the last response of a connection and, for the same reason, drops any data that still arrives. */
export function endReadable(socket: Socket, answer: string): void {
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
  socket.end(answer);
  socket.resume();
}
