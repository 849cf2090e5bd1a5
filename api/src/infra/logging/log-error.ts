import { stdSerializers } from 'pino';

/** The fields that ethers adds to errors. They and the message contain transactions with their signatures. */
interface EthersError extends Error {
  readonly code: string;
  readonly shortMessage: string;
}

function isOfEthers(error: unknown): error is EthersError {
  return error instanceof Error && 'shortMessage' in error && 'code' in error;
}

/** The lines of the stack without the message. */
function placesIn({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** A form of the error that is safe to log: ethers errors without signatures, keys and node URLs. */
export function loggedError(error: unknown): unknown {
  return isOfEthers(error)
    ? { type: error.name, code: error.code, message: error.shortMessage, stack: placesIn(error) }
    : stdSerializers.err(error as Error);
}
