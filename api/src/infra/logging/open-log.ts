import { type Logger, pino, stdSerializers } from 'pino';

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

/** The size of the buffer while the log cannot be written. Beyond this size, the newest lines are lost. */
const MOST_KEPT_BYTES = 1024 * 1024;

interface Options {
  readonly level: string;
  /** A file descriptor; by default the standard output. */
  readonly to?: number;
  /** Called for each failed write. */
  readonly onFailure: () => void;
}

/** Opens the process's log. A full disk or a closed pipe loses lines, but never stops the process. */
export function openLog({ level, to = 1, onFailure }: Options): Logger {
  const destination = pino.destination({ dest: to, sync: true, maxLength: MOST_KEPT_BYTES });
  destination.on('error', onFailure);
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: loggedError },
    },
    destination,
  );
}
