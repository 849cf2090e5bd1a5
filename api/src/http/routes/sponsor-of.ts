import type { FastifyRequest } from 'fastify';
import { conflict } from '../../game/api-error';
import type { Relay } from '../../operator/sponsor/relay';
import { callerOf } from '../plugins/rate-limit';

const NOT_SPONSORED = 'The operator does not pay gas here: send the transaction with your wallet.';

/** The relay for the request's caller. Throws a 409 if players pay their own gas. */
export function sponsorOf(relay: Relay | undefined, { ip }: Pick<FastifyRequest, 'ip'>) {
  if (relay === undefined) throw conflict(NOT_SPONSORED);
  return relay.by(callerOf(ip));
}
