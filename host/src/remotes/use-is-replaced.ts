import { useEffect, useState } from 'react';
import { useSite } from '../context/use-site';
import { readServedSite } from '../site/read-site';
import type { RemoteName } from '../site/site';

/** Whether the server's descriptor now has another part for a remote that failed: then a reload helps, a retry may not. */
export function useIsReplaced(remote: RemoteName): boolean {
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
