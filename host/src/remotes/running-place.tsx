import { Skeleton, VisuallyHidden } from '@updown/shared';
import { useHost } from '../context/host-context';
import { t } from '../texts/texts';
import { FailedPlace } from './failed-place';
import type { Place } from './place';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteFailure } from './remote-failure';
import type { Running } from './running-remotes';
import { useRemote } from './use-remote';

/** A place with one version of its remote. */
export function RunningPlace(props: Place & Running) {
  const { remote, title, height, release, quiet = false } = props;
  const { running } = useHost();
  const { state, fail } = useRemote(props);
  if (state.status === 'pending') {
    return (
      <div aria-busy>
        <VisuallyHidden>{t('Loading {title}', { title })}</VisuallyHidden>
        <Skeleton height={height} />
      </div>
    );
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
