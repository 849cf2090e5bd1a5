import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../../game/api-error';
import type { Session, Tokens } from './tokens';

/** Reads the session from the request's bearer token. Throws a 401 if the token is missing or invalid. */
export async function readSession(request: FastifyRequest, tokens: Tokens): Promise<Session> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await tokens.verify(token);
  if (session === undefined) throw unauthorized('unauthorized');
  return session;
}
