import { settingsOf } from '@updown/protocol/site/settings';
import type { Release } from '@updown/protocol/site/site-descriptor';
import { PartContext, styled, type EntriesProps } from '@updown/shared';
import {
  useEffect,
  useSyncExternalStore,
  startTransition,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { crashOf, lateOf } from '../federation/failure-of';
import { idle } from '../federation/load-order';
import type { LoadOutcome } from '../federation/load-remote';
import { preloadScripts } from '../federation/preload-scripts';
import type { RemoteFailure } from '../federation/remote-failure';
import { brokenPart } from '../federation/remote-service';
import type { Running } from '../federation/running-remotes';
import { useComposition, useHost, useSite } from '../host-context';
import { contributedTitle } from '../site/site';
import { FailedPlace, OffCard } from './failure-card';
import { Boundary, Keep, type Part } from './kept';
import { PendingPlace, SuspendedPlace } from './pending-place';
import { type Place, placeMark } from './place';

/** The place of a remote's component: a skeleton, then the component or an error card. */
export function RemotePlace(props: Place) {
  const { remote, module, title, quiet = false, entry } = props;
  const site = useSite();
  const { running } = useHost();
  const current = useSyncExternalStore(
    running.subscribe,
    () => running.of(remote),
    () => running.of(remote),
  );
  useEffect(() => running.entered(remote), [running, remote]);
  const part = site.remotes[remote];
  const parts: Part[] = [];
  if (part?.status === 'on' && current !== undefined) {
    // Without the key, React would reuse the state of one remote or version for another in the same place.
    const key = `${remote}@${current.release.version}/${module}`;
    const node = <RunningPlace {...props} {...current} />;
    parts.push({ key, suspect: { remote, release: current.release }, node });
  }
  return (
    <>
      {part?.status === 'off' && !quiet && (
        <OffCard title={title} reason={part.reason} isBrief={entry !== undefined} />
      )}
      {part?.status === 'broken' && (
        <FailedPlace {...{ title, quiet, entry, failure: brokenPart(remote, part) }} />
      )}
      <Keep parts={parts} />
    </>
  );
}

/** A place that runs one version of its remote. */
function RunningPlace(props: Place & Running) {
  const { remote, title, release, quiet = false, entry } = props;
  const { running } = useHost();
  const { state: own, fail } = useRemote(props);
  const state: RemoteState = props.failure ? { status: 'failed', failure: props.failure } : own;
  const { version } = release;
  const scope = useScope(remote, release, entry);
  const late = (since: number) => fail(lateOf({ remote, version }), release, since);
  return (
    <>
      {state.status === 'pending' && <PendingPlace {...props} />}
      {state.status === 'failed' && (
        <FailedPlace
          {...{ title, quiet, entry, failure: state.failure }}
          onRetry={() => running.retry(remote)}
        />
      )}
      <Boundary onError={(error) => fail(crashOf(error, { remote, version }), release)}>
        {state.status === 'loaded' ? (
          <Suspense fallback={<SuspendedPlace {...props} onLate={late} />}>
            <Beginning {...{ remote, release }} />
            <Marked {...placeMark(remote, version)}>
              <PartContext value={scope}>
                <state.Component />
              </PartContext>
            </Marked>
          </Suspense>
        ) : null}
      </Boundary>
    </>
  );
}

/** What the part learns of the page. */
function useScope(remote: string, { contributes }: Release, entry: Place['entry']) {
  const part = useSite().remotes[remote];
  const values = part?.status === 'on' ? part.remote.settings : undefined;
  return useMemo(
    () => ({
      remote,
      settings: settingsOf(contributes?.settings, values),
      Entries: OfferedEntries,
      entry,
    }),
    [remote, contributes, values, entry],
  );
}

const Entry = styled.div<{ $height: string }>`
  height: ${({ $height }) => $height};
  overflow: clip;
`;

/** The entries of a place that a part offers. Each is a place of its own remote, with all that protects the page from it. */
function OfferedEntries({ owner, place, context }: EntriesProps) {
  const offered = useComposition().offered[place];
  const entry = useMemo(() => ({ place, context }), [place, context]);
  if (offered?.remote !== owner) return null;
  const { height, entries } = offered;
  const parts = entries.map(({ remote, module, title }) => ({
    key: `${remote}/${module}`,
    suspect: { remote },
    node: (
      <Entry $height={height}>
        <RemotePlace {...{ remote, module, height, entry }} title={contributedTitle(title)} />
      </Entry>
    ),
  }));
  return <Keep parts={parts} />;
}

/**
 * Stands before a remote's component: React renders it, and runs its effects, right before those of the component, so that the
 * page knows which remote began last.
 */
function Beginning({ remote, release }: Pick<Place, 'remote'> & Pick<Running, 'release'>) {
  const { busy } = useHost();
  const begin = () => busy.begins(remote, release);
  begin();
  useLayoutEffect(begin);
  useEffect(begin);
  return null;
}

/** Names the version in the document, for the vitals; without a box of its own. */
const Marked = styled.div`
  display: contents;
`;

/** How long React may take to render a place in slices. */
const TRANSITION_MS = 1_000;

type RemoteState = { status: 'pending' } | LoadOutcome;

type RunningModule = Running & Pick<Place, 'remote' | 'module' | 'later'>;

/** Loads a module of a version. A new attempt does not disturb a place that works. */
function useRemote(running: RunningModule) {
  const { remote, release, module, attempt, later = false } = running;
  const { loadModule, remoteFailed, loadOrder } = useHost();
  const [ended, setEnded] = useState<{ attempt: number; outcome: LoadOutcome } | null>(null);
  const isPending =
    ended === null || (ended.outcome.status === 'failed' && ended.attempt !== attempt);

  const fail = useCallback(
    (failure: RemoteFailure, failed: Release, since?: number) => {
      // If another version takes the place, this component unmounts.
      if (remoteFailed(failure, failed, since)) return;
      setEnded({ attempt, outcome: { status: 'failed', failure } });
    },
    [remoteFailed, attempt],
  );

  // A layout effect, so that the other places of the same render find it when their effects ask.
  useLayoutEffect(
    () => (later || !isPending ? undefined : loadOrder.begins()),
    [loadOrder, later, isPending],
  );

  useEffect(() => {
    if (!isPending) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      const rendered = later ? loadOrder.rendered() : undefined;
      if (rendered) {
        await rendered;
        // At once, before the first reads of the panel and the services take the connections to the server.
        preloadScripts(release, module);
        await idle();
      }
      if (!wanted) return;
      const outcome = await loadModule(remote, release, module, attempt);
      if (!wanted) return;
      if (outcome.status === 'failed') fail(outcome.failure, release);
      else {
        const loaded = { attempt, outcome };
        // What a visitor waits for renders at once and together; React renders the other places in slices.
        if (!later) return setEnded(loaded);
        startTransition(() => setEnded(loaded));
        // An action of another remote that never ends holds up every transition of the page.
        timer = setTimeout(() => setEnded(loaded), TRANSITION_MS);
      }
    };
    void load();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [loadModule, loadOrder, fail, isPending, remote, release, module, attempt, later]);

  const state: RemoteState = isPending ? { status: 'pending' } : ended.outcome;
  return { state, fail };
}
