import { styled, type TransactionKind } from '@updown/shared';
import { useCommands } from '../commands/use-commands';
import { MessageBanner } from './message-banner';
import { Progress } from './progress';

// A live region must exist before its text. While empty, it cancels the gap of its column.
const Live = styled.div`
  &:empty {
    margin-top: calc(-1 * ${({ theme }) => theme.space.md});
  }
`;

/** The progress of the panel's transactions of these kinds, and the last message. */
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
