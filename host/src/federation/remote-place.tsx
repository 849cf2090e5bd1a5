import { Skeleton, styled, VisuallyHidden } from '@updown/shared';
import type { Release } from '@updown/shared/site';
import {
  useEffect,
  useSyncExternalStore,
  startTransition,
  useCallback,
  useState,
  Component,
  type ReactNode,
} from 'react';
import { t } from '../../texts/texts';
import { useHost, useSite } from '../host-context';
import { placeMark } from '../vitals/place-of';
import { FailedPlace } from './failed-place';
import { OffCard } from './failure-card';
import type { LoadOutcome } from './load-remote';
import type { Place } from './place';
import type { RemoteFailure } from './remote-failure';
import { brokenPart } from './remote-service';
import type { Running } from './running-remotes';

/** The place of a remote's component: a skeleton, then the component or an error card. */
export function RemotePlace(props: Place) {
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
  // Without the key, React would reuse the state of one remote or version for another in the same place.
  const key = `${remote}@${current.release.version}/${module}`;
  return <RunningPlace key={key} {...props} {...current} />;
}

/** A place that runs one version of its remote. */
function RunningPlace(props: Place & Running) {
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
      <Marked {...placeMark(remote, release.version)}>
        <state.Component />
      </Marked>
    </RemoteBoundary>
  );
}

/** Names the version in the document, for the vitals; without a box of its own. */
const Marked = styled.div`
  display: contents;
`;

type RemoteState = { status: 'pending' } | LoadOutcome;

type RunningModule = Running & Pick<Place, 'remote' | 'module' | 'first'>;

/** Loads a module of a version. A new attempt does not disturb a place that works. */
function useRemote({ remote, release, module, attempt, first = false }: RunningModule) {
  const { loadModule, remoteFailed } = useHost();
  const [ended, setEnded] = useState<{ attempt: number; outcome: LoadOutcome } | null>(null);
  const isPending =
    ended === null || (ended.outcome.status === 'failed' && ended.attempt !== attempt);

  const fail = useCallback(
    (failure: RemoteFailure, failed: Release) => {
      // If another version takes the place, this component unmounts.
      if (remoteFailed(failure, failed)) return;
      setEnded({ attempt, outcome: { status: 'failed', failure } });
    },
    [remoteFailed, attempt],
  );

  useEffect(() => {
    if (!isPending) return;
    let wanted = true;
    const load = async () => {
      const outcome = await loadModule(remote, release, module, attempt);
      if (!wanted) return;
      if (outcome.status === 'failed') fail(outcome.failure, release);
      // The place that the user waits for renders before the others, which React renders in slices.
      else if (first) setEnded({ attempt, outcome });
      else startTransition(() => setEnded({ attempt, outcome }));
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [loadModule, fail, isPending, remote, release, module, attempt, first]);

  const state: RemoteState = isPending ? { status: 'pending' } : ended.outcome;
  return { state, fail };
}

const Pending = styled.div`
  display: grid;
`;

const Bed = styled.div`
  grid-area: 1 / 1;
`;

const Meanwhile = styled.p`
  position: relative;
  grid-area: 1 / 1;
  align-self: center;
  padding: 0 ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.lg};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

/** A place whose remote is still loading. */
function PendingPlace({ remote, module, title, height, meanwhile }: Place) {
  return (
    <Pending aria-busy data-pending={`${remote}/${module}`}>
      <VisuallyHidden>{t('Loading {title}', { title })}</VisuallyHidden>
      <Bed>
        <Skeleton height={height} />
      </Bed>
      {meanwhile !== undefined && <Meanwhile>{meanwhile}</Meanwhile>}
    </Pending>
  );
}

interface Props {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches an error that a remote throws on render or in an effect, so that only the remote's own place fails. */
class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
