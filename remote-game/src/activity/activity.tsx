import { styled, type TransactionKind } from '@updown/shared';
import { useCommands } from '../commands/use-commands';
import { MessageBanner } from './message-banner';
import { Progress } from './progress';

// A live region has to be there before its words are; empty, it gives back the gap around it.
const Live = styled.div`
  &:empty {
    margin-top: calc(-1 * ${({ theme }) => theme.space.md});
  }
`;

/** What the panel's own transactions of these kinds are doing, and what the last one said. */
export function Activity({ kinds }: { kinds: readonly TransactionKind[] }) {
  const { message, dismiss } = useCommands();
  const own = message !== null && kinds.includes(message.kind) ? message : null;
  return (
    <Live role="status">
      {own === null ? (
        <Progress kinds={kinds} />
      ) : (
        <MessageBanner message={own} onClose={dismiss} />
      )}
    </Live>
  );
}
