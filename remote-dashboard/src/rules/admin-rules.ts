import { type DepositLimits, exactAmount, msg, parseAmount, type Text } from '@updown/shared';
import { t } from '../../texts/texts';

/** The result of a field's validation: the value to send, or an error text. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; error: string };

function valid<Value>(value: Value): Checked<Value> {
  return { ok: true, value };
}
function invalid(error: string): Checked<never> {
  return { ok: false, error };
}

const NO_GROUPS = msg('Enter the number without thousands separators');

/** An admin who uses points as thousands separators may paste '30.000' into a page in any language. */
function isUnclear(text: string): boolean {
  return /^[1-9]\d{0,2}(\.\d{3})+$/.test(text);
}

/** A higher price is probably a typing error. */
const SUSPICIOUS_PRICE = 50_000;

/** The API's largest round ID. */
const LARGEST_ROUND_ID = 2 ** 31 - 1;

/** An optional price in USD, with the chain's 8 decimals. */
export function checkPrice(text: string): Checked<number | undefined> {
  const trimmed = text.trim();
  if (trimmed === '') return valid(undefined);
  if (isUnclear(trimmed)) return invalid(t(NO_GROUPS));
  if (!/^\d+(\.\d{1,8})?$/.test(trimmed) || Number(trimmed) <= 0) {
    return invalid(t('Enter a price above 0 with at most 8 decimals, or leave it empty'));
  }
  return valid(Number(trimmed));
}

export function checkRoundId(text: string): Checked<number> {
  const trimmed = text.trim();
  if (trimmed === '') return invalid(t('Please enter a round ID'));
  const id = Number(trimmed);
  if (!/^\d+$/.test(trimmed) || id < 1 || id > LARGEST_ROUND_ID) {
    return invalid(t('A round ID is a whole number from 1 to 2,147,483,647'));
  }
  return valid(id);
}

/** A player's name. The API knows its form. */
export function checkName(text: string): Checked<string> {
  const name = text.trim();
  return name === '' ? invalid(t('Please enter a name')) : valid(name);
}

/** An amount in whole tokens. */
export function checkAmount(text: string): Checked<string> {
  const amount = text.trim();
  if (amount === '') return invalid(t('Please enter an amount'));
  if (isUnclear(amount)) return invalid(t(NO_GROUPS));
  if (!/^\d+(\.\d{1,18})?$/.test(amount) || parseAmount(amount) === 0n) {
    return invalid(t('Enter an amount above 0 with at most 18 decimals'));
  }
  return valid(amount);
}

export type Bound = 'minimum' | 'maximum';

const AMOUNT_MISSING: Record<Bound, Text> = {
  minimum: msg('Please enter minimum deposit amount'),
  maximum: msg('Please enter maximum deposit amount'),
};

/** A deposit limit in whole tokens. The minimum must not exceed the maximum. */
export function checkDeposit(
  text: string,
  bound: Bound,
  limits: DepositLimits | undefined,
  symbol: string,
): Checked<string> {
  if (text.trim() === '') return invalid(t(AMOUNT_MISSING[bound]));
  const checked = checkAmount(text);
  if (!checked.ok || limits === undefined) return checked;
  const amount = checked.value;
  if (bound === 'minimum' && parseAmount(amount) > parseAmount(limits.maximum)) {
    return invalid(
      t('The minimum cannot be above the maximum, {amount}', {
        amount: `${exactAmount(parseAmount(limits.maximum))} ${symbol}`,
      }),
    );
  }
  if (bound === 'maximum' && parseAmount(amount) < parseAmount(limits.minimum)) {
    return invalid(
      t('The maximum cannot be below the minimum, {amount}', {
        amount: `${exactAmount(parseAmount(limits.minimum))} ${symbol}`,
      }),
    );
  }
  return valid(amount);
}

/** A sentence for the confirmation if the price is suspiciously high; otherwise empty. */
export function priceWarning(price: number | undefined): string {
  return price !== undefined && price > SUSPICIOUS_PRICE
    ? ` ${t('This price is suspiciously high.')}`
    : '';
}
