import { isApiError, isRejection, WalletError, type ApiError } from '@updown/shared';
import { t } from '../../texts/texts';

export interface SignInFailure {
  message: string;
  /** Whether the player declined: then the dialog shows the message, not an error toast. */
  quiet: boolean;
  /** The trace of the failed call, if there is one. */
  trace?: string | undefined;
}

/** The player declined in the wallet, or closed the dialog. */
export function givenUp(): SignInFailure {
  return { message: t('Authentication cancelled by user.'), quiet: true };
}

const PENDING = -32002;

/** The message for a failed sign-in, from the server's response, the network error or the wallet's error. */
export function signInFailure(thrown: unknown): SignInFailure {
  if (isApiError(thrown)) {
    return { message: serverText(thrown), quiet: false, trace: thrown.trace };
  }
  // The bet that signs a passkey's player in was not allowed.
  if (thrown instanceof WalletError) {
    const { message, rejected, trace } = thrown;
    return rejected ? givenUp() : { message, quiet: false, trace };
  }
  const { code, message } = Object(thrown) as { code?: unknown; message?: unknown };
  if (isRejection(thrown)) return givenUp();
  return { message: walletText(code, message), quiet: false };
}

function serverText({ kind, status, serverMessage }: ApiError): string {
  if (kind !== 'http') {
    return t('Cannot connect to server. Please check your internet connection and try again.');
  }
  switch (status) {
    case 400:
      return t('Invalid request. Please check your wallet address.');
    case 404:
      return t('Authentication endpoint not found. Please contact support.');
    case 500:
      return t('Server error. Please try again later.');
    case 502:
    case 503:
      return t('Server is temporarily unavailable. Please try again in a few minutes.');
    default:
      return t('Authentication failed: {reason}', { reason: serverMessage ?? t('Unknown error') });
  }
}

function walletText(code: unknown, message: unknown): string {
  if (code === PENDING) {
    return t('Authentication request is already pending. Please check MetaMask.');
  }
  if (code === undefined && typeof message === 'string' && message !== '') {
    return t('Authentication error: {reason}', { reason: message });
  }
  return t('Authentication failed. Please try again.');
}
