import { useEffect, useState } from 'react';
import type { RemoteFailure } from '../federation/remote-failure';
import { useHost, useSite } from '../host-context';
import { readServedSite } from '../site/read-site';
import { FailureCard } from './failure-card';
import type { Place } from './place';

interface FailedPlaceProps extends Pick<Place, 'title' | 'quiet'> {
  failure: RemoteFailure;
  onRetry?: () => void;
}

/** The place of a failed remote: an error card, or nothing if the page reports the failure elsewhere. */
export function FailedPlace({ title, quiet = false, failure, onRetry }: FailedPlaceProps) {
  const isReplaced = useIsReplaced(failure.remote);
  const trace = useTrace(failure);
  if (quiet) return null;
  return <FailureCard {...{ title, failure, onRetry, isReplaced, trace }} />;
}

function useTrace(failure: RemoteFailure): string | undefined {
  const { traceOf } = useHost();
  const [trace, setTrace] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void traceOf(failure).then((named) => wanted && setTrace(named));
    return () => {
      wanted = false;
    };
  }, [traceOf, failure]);
  return trace;
}

/** Whether the server's descriptor now names another version of a failed remote. Then a reload helps, and a retry may not. */
function useIsReplaced(remote: string): boolean {
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
