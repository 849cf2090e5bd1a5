import { conflict, tooMany } from '../../game/api-error';

/** The limit that is reached: of the player's hour, of the day, or of the day's part for other than claims, sends and keys. */
export type Limit = 'hour' | 'day' | 'play';

/** The operator pays for no more of the player's transactions. */
export class UsedUp extends Error {
  constructor(readonly limit: Limit) {
    super(`The free gas is used up (${limit}).`);
  }
}

const DAY = "Today's free gas is used up. Please send the transaction with your wallet.";
const withWallet: Record<Limit, string> = {
  hour: 'You have used up your free transactions. Please send the transaction with your wallet.',
  day: DAY,
  play: DAY,
};
/** A passkey has no other way to send a transaction. */
const withoutWallet: Record<Limit, string> = {
  hour: 'You have used up your free transactions. Please try again in an hour.',
  day: "Today's free gas is used up. Please try again tomorrow.",
  play: "Today's free gas for bets is used up. You can still claim, send tokens and change your keys, and bet again tomorrow.",
};

export function usedUp({ limit }: UsedUp, hasWallet: boolean) {
  return tooMany((hasWallet ? withWallet : withoutWallet)[limit]);
}

export function notSent(hasWallet: boolean) {
  return conflict(
    hasWallet
      ? 'The operator could not send the transaction. Please send it with your wallet.'
      : 'The operator could not send the transaction. Please try again later.',
  );
}

export function tooMuchGas(gas: bigint, most: bigint, hasWallet: boolean) {
  const cause = `This takes ${gas} gas, but the operator pays for at most ${most}.`;
  const remedy = hasWallet
    ? 'Please send the transaction with your wallet.'
    : 'Please do less at once.';
  return conflict(`${cause} ${remedy}`);
}
