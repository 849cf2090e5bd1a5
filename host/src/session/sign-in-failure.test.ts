import type { ApiError } from '@updown/shared';
import { walletError } from '../../testing/fake-wallet';
import { signInFailure } from './sign-in-failure';

function http(status: number, serverMessage?: string): ApiError {
  return {
    kind: 'http',
    status,
    message: 'Client error occurred',
    ...(serverMessage !== undefined && { serverMessage }),
  };
}

test.each<[string, unknown, string]>([
  ['400', http(400), 'Invalid request. Please check your wallet address.'],
  ['404', http(404), 'Authentication endpoint not found. Please contact support.'],
  ['500', http(500), 'Server error. Please try again later.'],
  ['502', http(502), 'Server is temporarily unavailable. Please try again in a few minutes.'],
  ['503', http(503), 'Server is temporarily unavailable. Please try again in a few minutes.'],
  ['another status', http(401, 'Wrong signature.'), 'Authentication failed: Wrong signature.'],
  ['another status without a word', http(418), 'Authentication failed: Unknown error'],
  [
    'no response',
    { kind: 'network', message: 'x' },
    'Cannot connect to server. Please check your internet connection and try again.',
  ],
  [
    'a late response',
    { kind: 'timeout', message: 'x' },
    'Cannot connect to server. Please check your internet connection and try again.',
  ],
  [
    'a question that is open already',
    walletError(-32002),
    'Authentication request is already pending. Please check MetaMask.',
  ],
  ['another wallet code', walletError(-32603), 'Authentication failed. Please try again.'],
  ['another error', new Error('No account.'), 'Authentication error: No account.'],
  ['no error object', undefined, 'Authentication failed. Please try again.'],
])('%s has its own text [spec 8.5a 8.6c]', (_name, thrown, message) => {
  expect(signInFailure(thrown)).toEqual({ message, quiet: false });
});

test.each([
  walletError(4001),
  walletError(5001),
  walletError(1),
  walletError(-32603, 'Request rejected'),
  new DOMException('The operation was aborted.', 'AbortError'),
])('a decline by the player is reported quietly [spec 8.6a]', (thrown) => {
  expect(signInFailure(thrown)).toEqual({
    message: 'Authentication cancelled by user.',
    quiet: true,
  });
});
