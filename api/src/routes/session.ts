import type { FastifyRequest } from 'fastify';
import type { Session, Tokens } from '../auth/tokens';
import { unauthorized } from '../problem';

/** Who calls, by the bearer token. */
export const sessionOf = async (request: FastifyRequest, tokens: Tokens): Promise<Session> => {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await tokens.verify(token);
  if (session === undefined) throw unauthorized('Please sign in.');
  return session;
};
