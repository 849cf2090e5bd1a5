import { Button, styled } from '@updown/shared';
import { t } from '../texts/texts';

// Over the top of the chart, so that the page does not shift, and small, so that the chart stays in sight.
const Over = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
  background: ${({ theme }) => theme.color.downSoft};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface NoteProps {
  title: string;
  message?: string;
  onRetry: () => void;
}

/** A failure beside which the chart still shows something. */
export function Note({ title, message, onRetry }: NoteProps) {
  return (
    <Over role="alert">
      <span>
        <strong>{title}</strong>
        {message !== undefined && <> {message}</>}
      </span>
      <Button $small onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Over>
  );
}
