import {
  errorMessage,
  selectHasLost,
  traceOf,
  useAppDispatch,
  useAppSelector,
  type AppThunk,
  type TransactionKind,
} from '@updown/shared';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { t } from '../../texts/texts';
import { isSuccess, type Message, CommandContext } from './use-commands';

/** How long a success or a rejection stays visible, in milliseconds. */
const CLEARED_AFTER_MS = 5_000;

/** Runs the panel's commands one at a time and keeps the message of the last one. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [last, setMessage] = useState<Message | null>(null);
  const dismiss = useCallback(() => setMessage(null), []);

  const run = useCallback(
    (kind: TransactionKind, command: AppThunk<Promise<Message>>) => {
      setRunning(true);
      setMessage(null);
      void dispatch(command)
        .catch((thrown: unknown) => ({
          kind,
          text: errorMessage(thrown, t('Something went wrong.')),
          trace: traceOf(thrown),
        }))
        .then(setMessage)
        .finally(() => setRunning(false));
    },
    [dispatch],
  );

  const isStillLost = useAppSelector(selectHasLost);
  // The effect of a lost transaction has come late.
  const message = last?.isLost && !isStillLost ? null : last;

  useEffect(() => {
    if (message === null || !(isSuccess(message) || message.quiet === true)) return;
    const timer = setTimeout(dismiss, CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message, dismiss]);

  const commands = useMemo(
    () => ({ run, running, message, dismiss }),
    [run, running, message, dismiss],
  );
  return <CommandContext value={commands}>{children}</CommandContext>;
}
