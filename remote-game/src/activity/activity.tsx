import { Notice, styled, TraceMark, type TransactionKind } from '@updown/shared';
import { t } from '../../texts/texts';
import { isSuccess, type Message, useCommands } from '../commands/use-commands';
import { Progress } from './progress';

const Line = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
`;

const Close = styled.button`
  flex: none;
  width: 44px;
  height: 44px;
  margin: -12px -16px -12px 0;
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  cursor: pointer;
`;

interface MessageBannerProps {
  message: Message;
  onClose: () => void;
}

/** Green for a success, red otherwise. Only a real error interrupts a screen reader. */
export function MessageBanner({ message, onClose }: MessageBannerProps) {
  const good = isSuccess(message);
  const isFault = !good && message.quiet !== true;
  return (
    <Notice tone={good ? 'success' : 'error'} {...(isFault && { role: 'alert' })}>
      <Line>
        <span>{message.text}</span>
        <Close type="button" aria-label={t('Dismiss message')} onClick={onClose}>
          ✕
        </Close>
      </Line>
      <TraceMark id={message.trace} />
    </Notice>
  );
}

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
