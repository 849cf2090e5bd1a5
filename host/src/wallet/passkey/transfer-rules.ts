import {
  formatAmount,
  isAmbiguousAmount,
  readAmount,
  separators,
  toAddress,
  type Config,
} from '@updown/shared';
import { t } from '../../../texts/texts';
import { isMistyped } from './signer-fault';

export interface Transfer {
  readonly to: string;
  /** Base units. */
  readonly units: bigint;
}

/** A form that can be sent, or the fault of each field. */
export type CheckedTransfer =
  | { readonly ok: true; readonly transfer: Transfer }
  | { readonly ok: false; readonly faults: { to?: string; amount?: string } };

interface Form {
  readonly to: string;
  readonly amount: string;
}

interface From {
  /** The account that sends. */
  readonly account: string;
  /** Base units; undefined until it is read. */
  readonly balance: bigint | undefined;
  readonly contracts: Config['contracts'];
}

/** Checks where the tokens go, and how many: nobody can bring them back. */
export function checkTransfer({ to, amount }: Form, from: From): CheckedTransfer {
  const target = checkTarget(to.trim(), from);
  const sum = checkAmount(amount, from.balance);
  if ('fault' in target || 'fault' in sum) {
    const faults = {
      ...('fault' in target && { to: target.fault }),
      ...('fault' in sum && { amount: sum.fault }),
    };
    return { ok: false, faults };
  }
  return { ok: true, transfer: { to: target.value, units: sum.value } };
}

type Checked<Value> = { readonly value: Value } | { readonly fault: string };

function checkTarget(text: string, { account, contracts }: From): Checked<string> {
  const address = toAddress(text);
  if (address === null) return { fault: t('Enter an address: 0x and 40 digits.') };
  if (isMistyped(text)) {
    return { fault: t('A character of this address is wrong. Please copy it again.') };
  }
  const isOneOf = (...addresses: string[]) =>
    addresses.some((each) => each.toLowerCase() === address.toLowerCase());
  if (/^0x0{40}$/.test(address)) return { fault: t('Nobody has the address zero.') };
  if (isOneOf(account)) return { fault: t('This is your own account.') };
  if (isOneOf(...Object.values(contracts))) {
    return { fault: t('This is a contract of the game. Tokens sent there are lost.') };
  }
  return { value: address };
}

function checkAmount(text: string, balance: bigint | undefined): Checked<bigint> {
  // In English, '50.000' is fifty; somebody who writes it that way may mean fifty thousand.
  if (isAmbiguousAmount(text) && !text.includes(separators().group)) {
    return { fault: t('Enter the amount without thousands separators.') };
  }
  const units = readAmount(text);
  if (units === null || units <= 0n) {
    return {
      fault: t('Enter an amount, such as {example}.', { example: formatAmount(30_000n, 0) }),
    };
  }
  if (balance !== undefined && units > balance) {
    return { fault: t('Insufficient token balance.') };
  }
  return { value: units };
}
