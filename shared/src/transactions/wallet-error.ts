import { t } from '../../texts/texts';
import { isApiError } from '../api/api-error';

/**
 * A wallet or chain error with a text for a person. `rejected`: the player declined the request. `isLost`: nothing says how
 * the transaction ends, and its effect may still come.
 */
export class WalletError extends Error {
  /** The trace of the failed command, if the operator keeps traces. */
  trace?: string | undefined;

  constructor(
    message: string,
    readonly rejected: boolean,
    readonly errorName?: string,
    readonly isLost?: true,
  ) {
    super(message);
    this.name = 'WalletError';
  }
}

/**
 * Converts an error thrown by a wallet or a node. A declined request is marked as such; any other message is shown only if
 * `passesOn` is true, otherwise `fallback` is. `explainError` also knows the contracts' own errors.
 */
export function toWalletError(thrown: unknown, fallback: string, passesOn = true): WalletError {
  if (thrown instanceof WalletError) return thrown;
  // The server's messages are written for users.
  if (isApiError(thrown)) {
    return Object.assign(new WalletError(thrown.message, false), { trace: thrown.trace });
  }
  if (isRejection(thrown)) return new WalletError(t('Transaction was cancelled.'), true);
  const message = messageOf(thrown);
  if (/insufficient funds/i.test(message)) {
    return new WalletError(t('Insufficient funds for gas fee.'), false);
  }
  return new WalletError(passesOn && message !== '' ? message : fallback, false);
}

// EIP-1193 defines an error code for this, but some wallets only send a message.
function isRejection(thrown: unknown): boolean {
  const code = codeOf(thrown);
  if (code === 4001 || code === 'ACTION_REJECTED') return true;
  return /user (rejected|denied)/i.test(messageOf(thrown));
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
