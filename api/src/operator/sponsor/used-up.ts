import type { ErrorCode } from '@updown/protocol/errors/texts';
import { conflict, tooMany } from '../../game/api-error';

/** The limit that is reached: of the player's hour, of the day, or of the day's part for other than claims, sends and keys. */
export type Limit = 'hour' | 'day' | 'play';

/** The operator pays for no more of the player's transactions. */
export class UsedUp extends Error {
  constructor(readonly limit: Limit) {
    super(`The free gas is used up (${limit}).`);
  }
}

/** A passkey has no other way to send a transaction. */
const codes = {
  wallet: { hour: 'free_hour_used_up', day: 'free_day_used_up', play: 'free_day_used_up' },
  passkey: {
    hour: 'free_hour_used_up_passkey',
    day: 'free_day_used_up_passkey',
    play: 'free_bets_used_up',
  },
} as const satisfies Record<string, Record<Limit, ErrorCode>>;

export function usedUp({ limit }: UsedUp, hasWallet: boolean) {
  return tooMany(codes[hasWallet ? 'wallet' : 'passkey'][limit]);
}

export function notSent(hasWallet: boolean) {
  return conflict(hasWallet ? 'not_sent' : 'not_sent_passkey');
}

export function tooMuchGas(gas: bigint, most: bigint, hasWallet: boolean) {
  const params = { gas: `${gas}`, most: `${most}` };
  return conflict(hasWallet ? 'too_much_gas' : 'too_much_gas_passkey', params);
}
