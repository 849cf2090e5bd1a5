import { Button } from './button';
import { Notice } from './notice';

interface FailureProps {
  title: string;
  message?: string;
  onRetry?: () => void;
}

/** What went wrong in a card's place, and the way to try again. */
export function Failure({ title, message, onRetry }: FailureProps) {
  return (
    <Notice tone="error" role="alert">
      <span>
        <strong>{title}</strong>
        {message !== undefined && <> {message}</>}
      </span>
      {onRetry !== undefined && (
        <Button $small onClick={onRetry}>
          Retry
        </Button>
      )}
    </Notice>
  );
}
