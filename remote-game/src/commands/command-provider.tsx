import {
  errorMessage,
  selectHasLost,
  toastShown,
  traceOf,
  useAppDispatch,
  useAppSelector,
  type NewToast,
  type TransactionKind,
} from '@updown/shared';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { t } from '../../texts/texts';
import { isSuccess, type Command, type Message, CommandContext } from './use-commands';

function toastOf(message: Message): NewToast {
  const { kind, text, trace } = message;
  return { kind, title: text, message: '', type: isSuccess(message) ? 'success' : 'error', trace };
}

/** How long a success or a rejection stays visible, in milliseconds. */
const CLEARED_AFTER_MS = 5_000;

/**
 * Runs the panel's commands one at a time and keeps the message of the last one. A toast shows the message of a command that
 * ends after the player has left the page.
 */
export function CommandProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [last, setMessage] = useState<Message | null>(null);
  const dismiss = useCallback(() => setMessage(null), []);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const run = useCallback(
    (kind: TransactionKind, command: Command) => {
      setRunning(true);
      setMessage(null);
      void dispatch(command)
        .catch((thrown: unknown) => ({
          kind,
          text: errorMessage(thrown, t('Something went wrong.')),
          trace: traceOf(thrown),
        }))
        .then((message) => {
          if (!isGone.current) setMessage(message);
          else if (message !== null) dispatch(toastShown(toastOf(message)));
        })
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
