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

/** The place of a failed remote: an error card, or nothing if the page reports the failure elsewhere. */
export function FailedPlace({ title, quiet = false, failure, onRetry }: FailedPlaceProps) {
  const isReplaced = useIsReplaced(failure.remote);
  if (quiet) return null;
  return <FailureCard title={title} failure={failure} onRetry={onRetry} isReplaced={isReplaced} />;
}

/** Whether the server's descriptor now names another version of a failed remote. Then a reload helps, and a retry may not. */
function useIsReplaced(remote: RemoteName): boolean {
  const site = useSite();
  const [isReplaced, setReplaced] = useState(false);
  // A reload loads a developer's own remote again, not the site's.
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
