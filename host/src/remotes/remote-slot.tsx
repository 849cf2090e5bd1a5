import { useEffect, useSyncExternalStore } from 'react';
import { useHost } from '../context/host-context';
import { useSite } from '../context/use-site';
import { FailedPlace } from './failed-place';
import { OffCard } from './off-card';
import type { Place } from './place';
import { brokenPart } from './remote-service';
import { RunningPlace } from './running-place';

/** The place of a remote's component: a skeleton, then the component, or a card with the error. */
export function RemoteSlot(props: Place) {
  const { remote, module, title, quiet = false } = props;
  const site = useSite();
  const { running } = useHost();
  const current = useSyncExternalStore(
    running.subscribe,
    () => running.of(remote),
    () => running.of(remote),
  );
  useEffect(() => running.entered(remote), [running, remote]);
  const part = site.remotes[remote];
  if (part === undefined) return null;
  if (part.status === 'off') return quiet ? null : <OffCard title={title} reason={part.reason} />;
  if (part.status === 'broken') {
    return <FailedPlace title={title} quiet={quiet} failure={brokenPart(remote, part)} />;
  }
  if (current === undefined) return null;
  // Without the key, React would reuse the state of one remote, or of one version, for another in the same place.
  const key = `${remote}@${current.release.version}/${module}`;
  return <RunningPlace key={key} {...props} {...current} />;
}
