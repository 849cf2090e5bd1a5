import { styled } from 'styled-components';
import { t } from '../../texts/texts';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { Notice } from './notice';

const SHOWN = 8;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  white-space: nowrap;
`;

/** Names the trace of a failed call, for a report to the operator. Nothing if the operator keeps no traces. */
export function TraceMark({ id }: { id: string | undefined }) {
  if (id === undefined) return null;
  return (
    <Mark>
      {t('Trace {id}', { id: `${id.slice(0, SHOWN)}…` })}
      <CopyButton text={id} what={t('trace')} />
    </Mark>
  );
}

interface FailureProps {
  title: string;
  message?: string;
  /** The trace of the failed call, if there is one. */
  trace?: string | undefined;
  onRetry?: () => void;
}

/** An error message in a card, with a Retry button. */
export function Failure({ title, message, trace, onRetry }: FailureProps) {
  return (
    <Notice tone="error" role="alert">
      <span>
        <strong>{title}</strong>
        {message !== undefined && <> {message}</>}
      </span>
      <TraceMark id={trace} />
      {onRetry !== undefined && (
        <Button $small onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
    </Notice>
  );
}
