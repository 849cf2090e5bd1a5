import type { AppThunk, TransactionKind } from '@updown/shared';
import { createContext, use } from 'react';
import type { Message } from './message';

interface Commands {
  run: (kind: TransactionKind, command: AppThunk<Promise<Message>>) => void;
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
