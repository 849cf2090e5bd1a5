import type { TransactionKind } from '@updown/shared';
import { useCommands } from '../commands/use-commands';
import { MessageBanner } from './message-banner';
import { Progress } from './progress';

/** What the panel's own transactions of these kinds are doing, and what the last one said. */
export function Activity({ kinds }: { kinds: readonly TransactionKind[] }) {
  const { message, dismiss } = useCommands();
  const own = message !== null && kinds.includes(message.kind) ? message : null;
  return (
    <div aria-live="polite">
      {own === null ? (
        <Progress kinds={kinds} />
      ) : (
        <MessageBanner message={own} onClose={dismiss} />
      )}
    </div>
  );
}
