import { formatTokens, parseAmount, type DepositLimits, type OwnerInfo } from '@updown/shared';

/** What a form's text comes to: a value to send, or what to say about it. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; error: string };

const valid = <Value>(value: Value): Checked<Value> => ({ ok: true, value });
const invalid = (error: string): Checked<never> => ({ ok: false, error });

/** Above this a price is more likely a slip of the hand. */
const SUSPICIOUS_PRICE = 50_000;

/** A price in USD that may be left empty; the chain has 8 decimals of it. */
export function checkPrice(text: string): Checked<number | undefined> {
  const trimmed = text.trim();
  if (trimmed === '') return valid(undefined);
  if (!/^\d+(\.\d{1,8})?$/.test(trimmed) || Number(trimmed) <= 0) {
    return invalid('Enter a price above 0 with at most 8 decimals, or leave it empty');
  }
  return valid(Number(trimmed));
}

export function checkRoundId(text: string): Checked<number> {
  const trimmed = text.trim();
  if (trimmed === '') return invalid('Please enter a round ID');
  const id = Number(trimmed);
  if (!/^\d+$/.test(trimmed) || !Number.isSafeInteger(id) || id < 1) {
    return invalid('A round ID is a whole number from 1 on');
  }
  return valid(id);
}

/** An amount in whole tokens. */
export function checkAmount(text: string): Checked<string> {
  const amount = text.trim();
  if (amount === '') return invalid('Please enter an amount');
  if (!/^\d+(\.\d{1,18})?$/.test(amount) || parseAmount(amount) === 0n) {
    return invalid('Enter an amount above 0 with at most 18 decimals');
  }
  return valid(amount);
}

export type Bound = 'minimum' | 'maximum';

/** A deposit limit in whole tokens; the two limits must not cross. */
export function checkDeposit(
  text: string,
  bound: Bound,
  limits: DepositLimits | undefined,
): Checked<string> {
  if (text.trim() === '') return invalid(`Please enter ${bound} deposit amount`);
  const checked = checkAmount(text);
  if (!checked.ok || limits === undefined) return checked;
  const amount = checked.value;
  if (bound === 'minimum' && parseAmount(amount) > parseAmount(limits.maximum)) {
    return invalid(`The minimum cannot be above the maximum, ${formatTokens(limits.maximum)} ION`);
  }
  if (bound === 'maximum' && parseAmount(amount) < parseAmount(limits.minimum)) {
    return invalid(`The maximum cannot be below the minimum, ${formatTokens(limits.minimum)} ION`);
  }
  return valid(amount);
}

/** What to add to a confirmation that names this price. */
export const priceWarning = (price: number | undefined): string =>
  price !== undefined && price > SUSPICIOUS_PRICE ? ' This price is suspiciously high.' : '';

/** Whether the caller may use the panel. */
export const isAdmin = ({ isOwner, isGameManager }: OwnerInfo): boolean => isOwner || isGameManager;
