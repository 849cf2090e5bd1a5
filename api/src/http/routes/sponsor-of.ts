import type { FastifyRequest } from 'fastify';
import { conflict } from '../../game/api-error';
import type { Relay } from '../../operator/sponsor/relay';
import { callerOf } from '../plugins/rate-limit';

/** The relay for the request's caller. Throws a 409 if players pay their own gas. */
export function sponsorOf(relay: Relay | undefined, { ip }: Pick<FastifyRequest, 'ip'>) {
  if (relay === undefined) throw conflict('not_sponsored');
  return relay.by(callerOf(ip));
}
