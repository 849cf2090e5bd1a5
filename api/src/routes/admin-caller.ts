import type { FastifyRequest } from 'fastify';
import type { AdminCommands } from '../admin/commands';
import type { Tokens } from '../auth/tokens';
import { addressOf } from '../present/units';
import { forbidden } from '../problem';
import { sessionOf } from './session';

interface Needs {
  readonly admin: Pick<AdminCommands, 'roles'>;
  readonly tokens: Tokens;
}

/** Who calls, if that is the contract's owner or its game manager, as the contract says at this moment. */
export const adminOf = async (
  request: FastifyRequest,
  { admin, tokens }: Needs,
): Promise<string> => {
  const address = addressOf((await sessionOf(request, tokens)).address);
  const { owner, gameManager } = await admin.roles();
  if (address !== owner && address !== gameManager)
    throw forbidden("Access Denied: You don't have admin permissions to access this panel.");
  return address;
};
