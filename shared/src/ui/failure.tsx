import { t } from '../../texts/texts';
import { Button } from './button';
import { Notice } from './notice';

interface FailureProps {
  title: string;
  message?: string;
  onRetry?: () => void;
}

/** An error message in a card, with a Retry button. */
export function Failure({ title, message, onRetry }: FailureProps) {
  return (
    <Notice tone="error" role="alert">
      <span>
        <strong>{title}</strong>
        {message !== undefined && <> {message}</>}
      </span>
      {onRetry !== undefined && (
        <Button $small onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
    </Notice>
  );
}
