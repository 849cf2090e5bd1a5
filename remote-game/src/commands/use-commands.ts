import type { AppThunk, TransactionKind, WalletError } from '@updown/shared';
import { createContext, use } from 'react';

/** Resolves with null if the page itself shows what was done. */
export type Command = AppThunk<Promise<Message | null>>;

interface Commands {
  run: (kind: TransactionKind, command: Command) => void;
  running: boolean;
  message: Message | null;
  dismiss: () => void;
}

export const CommandContext = createContext<Commands | null>(null);

export function useCommands(): Commands {
  const commands = use(CommandContext);
  if (commands === null) throw new Error('A command is run outside of its CommandProvider.');
  return commands;
}

/**
 * The message at the end of a command. `success`: the texts with 'successfully', in every language. `quiet`: the player
 * rejected the request, so the message is not an error.
 */
export interface Message {
  kind: TransactionKind;
  text: string;
  success?: true;
  quiet?: boolean;
  /** Its effect may still come. */
  isLost?: true;
  /** The trace of the failed command, if the operator keeps traces. */
  trace?: string | undefined;
}

/** The panel's rule for the colour of a message. */
export function isSuccess({ success }: Message): boolean {
  return success === true;
}

export function failed(kind: TransactionKind, error: WalletError): Message {
  return {
    kind,
    text: error.message,
    quiet: error.rejected,
    trace: error.trace,
    ...(error.isLost && { isLost: true }),
  };
}
