import { t } from '../../texts/texts';
import { isApiError } from '../errors/api-error';

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

/**
 * EIP-1193 (4001), ethers, WalletConnect (5000 to 5002), the status word of a Ledger (0x6985), the DOM's error of a prompt that
 * was closed, and 1, which some hardware wallets use.
 */
const REJECTED = new Set<unknown>([4001, 'ACTION_REJECTED', 5000, 5001, 5002, 0x6985, 1]);
const SAYS_REJECTED =
  /\b(user|request) (was )?(rejected|denied|cancell?ed|declined)|(rejected|denied|cancell?ed|declined) by (the )?user|0x6985/i;
const DEEPEST = 4;

/** Whether an error of a wallet says that the player declined. Wallets nest the errors of others. */
export function isRejection(thrown: unknown, depth = 0): boolean {
  if (typeof thrown === 'string') return SAYS_REJECTED.test(thrown);
  if (typeof thrown !== 'object' || thrown === null || depth > DEEPEST) return false;
  const error = thrown as Record<string, unknown>;
  if ([error['code'], error['statusCode']].some((code) => REJECTED.has(numberOf(code)))) {
    return true;
  }
  if (error['name'] === 'AbortError' || SAYS_REJECTED.test(messageOf(thrown))) return true;
  const inner = ['error', 'cause', 'originalError', 'data', 'info'];
  return inner.some((name) => isRejection(error[name], depth + 1));
}

/** Some wallets send their code as a text. */
function numberOf(code: unknown): unknown {
  return typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : code;
}

function messageOf(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    return String(thrown.message);
  }
  return typeof thrown === 'string' ? thrown : '';
}
