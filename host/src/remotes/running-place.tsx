import { useHost } from '../context/host-context';
import { FailedPlace } from './failed-place';
import { PendingPlace } from './pending-place';
import type { Place } from './place';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteFailure } from './remote-failure';
import type { Running } from './running-remotes';
import { useRemote } from './use-remote';

/** A place with one version of its remote. */
export function RunningPlace(props: Place & Running) {
  const { remote, title, release, quiet = false } = props;
  const { running } = useHost();
  const { state, fail } = useRemote(props);
  if (state.status === 'pending') {
    return <PendingPlace {...props} />;
  }
  if (state.status === 'failed') {
    const retry = () => running.retry(remote);
    return <FailedPlace title={title} quiet={quiet} failure={state.failure} onRetry={retry} />;
  }
  const crash = (error: unknown): RemoteFailure => ({
    remote,
    version: release.version,
    kind: 'crashed',
    phase: 'render',
    detail: error instanceof Error ? error.message : String(error),
  });
  return (
    <RemoteBoundary onError={(error) => fail(crash(error), release)}>
      <state.Component />
    </RemoteBoundary>
  );
}
