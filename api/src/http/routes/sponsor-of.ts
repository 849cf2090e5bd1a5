import { conflict } from '../../game/api-error';
import type { Relay } from '../../operator/sponsor/relay';

const NOT_SPONSORED = 'The operator does not pay gas here: send the transaction with your wallet.';

/** Throws a 409 if players pay their own gas. */
export function sponsorOf(relay: Relay | undefined): Relay {
  if (relay === undefined) throw conflict(NOT_SPONSORED);
  return relay;
}
