import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as a caller may take to read the answer and to close the connection. */
const LINGER_MS = 2_000;

/**
 * An answer can come before the body has arrived. A server that then closes the connection takes the answer away from a
 * caller who still sends: a browser or a proxy sees a broken connection. So the rest of the body is read and dropped;
 * the server's time limit for a call ends it.
 */
export function keepReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  raw.resume();
}

/** Sends the last answer of a connection, and drops what still arrives, for the same reason. */
export function endReadable(socket: Socket, answer: string): void {
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
  socket.end(answer);
  socket.resume();
}
