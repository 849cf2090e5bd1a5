import { stdSerializers } from 'pino';

/** What ethers adds to its errors: transactions with their signatures stand in the message and beside it. */
interface EthersError extends Error {
  readonly code: string;
  readonly shortMessage: string;
}

const isOfEthers = (error: unknown): error is EthersError =>
  error instanceof Error && 'shortMessage' in error && 'code' in error;

/** The lines of a stack that tell where, without the message before them. */
const placesIn = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** An error as it is logged: of one of ethers only what holds no signature, key or address of a node. */
export const loggedError = (error: unknown): unknown =>
  isOfEthers(error)
    ? { type: error.name, code: error.code, message: error.shortMessage, stack: placesIn(error) }
    : stdSerializers.err(error as Error);
