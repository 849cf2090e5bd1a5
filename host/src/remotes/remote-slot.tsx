import { Skeleton, VisuallyHidden } from '@updown/shared';
import { useHost } from '../app/host-context';
import type { DeployedRemote, RemoteName } from '../site/site';
import { FailureCard } from './failure-card';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteFailure } from './remote-failure';
import { useRemote } from './use-remote';

interface RemoteSlotProps {
  remote: RemoteName;
  /** What the remote exposes, and the name of the component in it: 'GamePanel'. */
  module: string;
  /** What stands there, for a person: 'Game panel'. */
  title: string;
  /** The height that is held while it loads. */
  height: string;
}

/** The place of a remote's component: a skeleton, then the component, or a card that says what happened. */
export function RemoteSlot(props: RemoteSlotProps) {
  const deployed = useHost().site.remotes[props.remote];
  if (deployed === undefined) return null;
  // The key: without it the router would put one remote's state into another that takes the same place.
  const key = `${props.remote}@${deployed.version}/${props.module}`;
  return <DeployedSlot key={key} {...props} {...deployed} />;
}

function DeployedSlot(props: RemoteSlotProps & DeployedRemote) {
  const { remote, module, title, height, version } = props;
  const { state, attempt, retry } = useRemote(remote, module);
  if (state.status === 'pending') {
    return (
      <div aria-busy>
        <VisuallyHidden>Loading {title}</VisuallyHidden>
        <Skeleton height={height} />
      </div>
    );
  }
  if (state.status === 'failed') {
    return <FailureCard title={title} failure={state.failure} onRetry={retry} />;
  }
  const crash = (error: unknown): RemoteFailure => ({
    remote,
    version,
    kind: 'crashed',
    phase: 'render',
    detail: error instanceof Error ? error.message : String(error),
  });
  return (
    <RemoteBoundary
      key={attempt}
      fallback={(error) => <FailureCard title={title} failure={crash(error)} onRetry={retry} />}
      onError={(error) => console.error(`[remote] ${remote} ${version} crashed:`, error)}
    >
      <state.Component />
    </RemoteBoundary>
  );
}
