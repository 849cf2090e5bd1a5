import { stdSerializers } from 'pino';

/** The additions of ethers to its errors: the message and the fields contain transactions with their signatures. */
interface EthersError extends Error {
  readonly code: string;
  readonly shortMessage: string;
}

function isOfEthers(error: unknown): error is EthersError {
  return error instanceof Error && 'shortMessage' in error && 'code' in error;
}

/** The stack's lines without the message before them. */
function placesIn({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** The error in a form that is safe to log: for an ethers error, without signatures, keys and node addresses. */
export function loggedError(error: unknown): unknown {
  return isOfEthers(error)
    ? { type: error.name, code: error.code, message: error.shortMessage, stack: placesIn(error) }
    : stdSerializers.err(error as Error);
}
