import { errorTexts, feedAbi, gameAbi, tokenAbi } from '@updown/contracts';
import { Interface } from 'ethers';
import { isApiError } from '../api/api-error';
import { serverText } from '../texts/server-text';
import { t } from '../texts/texts';

const errors = new Interface(
  [...gameAbi, ...tokenAbi, ...feedAbi].filter((item) => item.type === 'error'),
);

/** A wallet or chain error with a text for a person. `rejected`: the player declined the request. */
export class WalletError extends Error {
  constructor(
    message: string,
    readonly rejected: boolean,
    readonly errorName?: string,
  ) {
    super(message);
    this.name = 'WalletError';
  }
}

/**
 * Converts what a wallet or a node threw: a declined request, a contract's custom error, or a plain message, which is
 * shown only if `passesOn`; otherwise `fallback`.
 */
export function toWalletError(thrown: unknown, fallback: string, passesOn = true): WalletError {
  if (thrown instanceof WalletError) return thrown;
  // The server's texts are written for people.
  if (isApiError(thrown)) return new WalletError(thrown.message, false);
  if (isRejection(thrown)) return new WalletError(t('Transaction was cancelled.'), true);
  const revert = revertOf(thrown);
  if (revert !== null) return new WalletError(serverText(revert.text), false, revert.name);
  const message = messageOf(thrown);
  if (/insufficient funds/i.test(message)) {
    return new WalletError(t('Insufficient funds for gas fee.'), false);
  }
  return new WalletError(passesOn && message !== '' ? message : fallback, false);
}

// EIP-1193 defines a code for it; some wallets only send a text.
function isRejection(thrown: unknown): boolean {
  const code = codeOf(thrown);
  if (code === 4001 || code === 'ACTION_REJECTED') return true;
  return /user (rejected|denied)/i.test(messageOf(thrown));
}

function revertOf(thrown: unknown): { name: string; text: string } | null {
  const data = dataOf(thrown);
  if (data === null) return null;
  try {
    const parsed = errors.parseError(data);
    if (parsed === null) return null;
    const text = errorTexts[parsed.name as keyof typeof errorTexts];
    if (text === undefined) return null;
    return {
      name: parsed.name,
      text: typeof text === 'function' ? text(parsed.args.toArray()) : text,
    };
  } catch {
    return null;
  }
}

// Wallets nest the node's error: { data }, { data: { data } }, { error: { data } }, { cause: … }.
function dataOf(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return /^0x[0-9a-f]{8,}$/i.test(value) ? value : null;
  if (typeof value !== 'object' || value === null || depth > 4) return null;
  const { data, error, cause, originalError } = value as Record<string, unknown>;
  for (const inner of [data, error, cause, originalError]) {
    const found = dataOf(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function codeOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown
    ? thrown.code
    : undefined;
}

function messageOf(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    return String(thrown.message);
  }
  return typeof thrown === 'string' ? thrown : '';
}
