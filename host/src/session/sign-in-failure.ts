import { isApiError, type ApiError } from '@updown/shared';

export interface SignInFailure {
  message: string;
  /** The player declined: it is said where they are looking, and no alarm is raised. */
  quiet: boolean;
}

/** The player declined in the wallet, or closed the dialog. */
export const GIVEN_UP: SignInFailure = {
  message: 'Authentication cancelled by user.',
  quiet: true,
};

const REJECTED = 4001;
const PENDING = -32002;

/** Puts into words why a sign-in failed: the server's answer, the network, or the wallet. */
export function signInFailure(thrown: unknown): SignInFailure {
  if (isApiError(thrown)) return { message: serverText(thrown), quiet: false };
  const { code, message } = Object(thrown) as { code?: unknown; message?: unknown };
  if (code === REJECTED) return GIVEN_UP;
  return { message: walletText(code, message), quiet: false };
}

function serverText({ kind, status, message }: ApiError): string {
  if (kind !== 'http') {
    return 'Cannot connect to server. Please check your internet connection and try again.';
  }
  switch (status) {
    case 400:
      return 'Invalid request. Please check your wallet address.';
    case 404:
      return 'Authentication endpoint not found. Please contact support.';
    case 500:
      return 'Server error. Please try again later.';
    case 502:
    case 503:
      return 'Server is temporarily unavailable. Please try again in a few minutes.';
    default:
      return `Authentication failed: ${message || 'Unknown error'}`;
  }
}

function walletText(code: unknown, message: unknown): string {
  if (code === PENDING) return 'Authentication request is already pending. Please check MetaMask.';
  if (code === undefined && typeof message === 'string' && message !== '') {
    return `Authentication error: ${message}`;
  }
  return 'Authentication failed. Please try again.';
}
