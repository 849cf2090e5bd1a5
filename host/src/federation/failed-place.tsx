import { useEffect, useState } from 'react';
import { useSite } from '../host-context';
import { readServedSite } from '../site/read-site';
import type { RemoteName } from '../site/site';
import { FailureCard } from './failure-card';
import type { Place } from './place';
import type { RemoteFailure } from './remote-failure';

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

/** Whether the server's descriptor now has another part for a remote that failed: then a reload helps, a retry may not. */
function useIsReplaced(remote: RemoteName): boolean {
  const site = useSite();
  const [isReplaced, setReplaced] = useState(false);
  // A reload gets a developer's own remote again, not the site's.
  const isOverridden = site.overridden?.[remote] !== undefined;
  const ours = JSON.stringify(site.remotes[remote]);
  useEffect(() => {
    if (isOverridden) return;
    let wanted = true;
    const compare = async () => {
      const served = await readServedSite();
      if (wanted) setReplaced(JSON.stringify(served.remotes[remote]) !== ours);
    };
    compare().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [remote, ours, isOverridden]);
  return isReplaced;
}
