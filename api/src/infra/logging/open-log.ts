import { pino, type Logger } from 'pino';
import { loggedError } from './log-error';

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
