import { Notice, styled } from '@updown/shared';
import { isSuccess, type Message } from '../commands/message';

const Line = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
`;

const Close = styled.button`
  flex: none;
  width: 28px;
  height: 28px;
  margin: -4px -8px -4px 0;
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

/** Green if it tells of a success, otherwise red. Only a fault of the game interrupts a screen reader. */
export function MessageBanner({ message, onClose }: MessageBannerProps) {
  const good = isSuccess(message);
  const isFault = !good && message.quiet !== true;
  return (
    <Notice tone={good ? 'success' : 'error'} {...(isFault && { role: 'alert' })}>
      <Line>
        <span>{message.text}</span>
        <Close type="button" aria-label="Dismiss message" onClick={onClose}>
          ✕
        </Close>
      </Line>
    </Notice>
  );
}
