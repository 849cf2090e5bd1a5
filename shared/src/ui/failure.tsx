import { t } from '../../texts/texts';
import { Button } from './button';
import { Notice } from './notice';
import { TraceMark } from './trace-mark';

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
