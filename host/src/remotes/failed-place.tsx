import { FailureCard } from './failure-card';
import type { Place } from './place';
import type { RemoteFailure } from './remote-failure';
import { useIsReplaced } from './use-is-replaced';

interface FailedPlaceProps extends Pick<Place, 'title' | 'quiet'> {
  failure: RemoteFailure;
  onRetry?: () => void;
}

/** A place whose remote failed: a card, unless the page says it elsewhere. */
export function FailedPlace({ title, quiet = false, failure, onRetry }: FailedPlaceProps) {
  const isReplaced = useIsReplaced(failure.remote);
  if (quiet) return null;
  return <FailureCard title={title} failure={failure} onRetry={onRetry} isReplaced={isReplaced} />;
}
