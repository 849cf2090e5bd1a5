import { Notice, styled, TraceMark } from '@updown/shared';
import { t } from '../../texts/texts';
import { isSuccess, type Message } from '../commands/use-commands';

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
