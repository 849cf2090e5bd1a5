import type { Release } from '@updown/shared/site';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useHost } from '../context/host-context';
import type { LoadOutcome } from './load-remote';
import type { Place } from './place';
import type { RemoteFailure } from './remote-failure';
import type { Running } from './running-remotes';

type RemoteState = { status: 'pending' } | LoadOutcome;

type RunningModule = Running & Pick<Place, 'remote' | 'module' | 'first'>;

/** Loads a module of a version. A further attempt leaves a place alone that works. */
export function useRemote({ remote, release, module, attempt, first = false }: RunningModule) {
  const { loadModule, remoteFailed } = useHost();
  const [ended, setEnded] = useState<{ attempt: number; outcome: LoadOutcome } | null>(null);
  const isPending =
    ended === null || (ended.outcome.status === 'failed' && ended.attempt !== attempt);

  const fail = useCallback(
    (failure: RemoteFailure, failed: Release) => {
      // If another version takes the place, this component goes with the version.
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
      // The place that somebody waits for is drawn before the others, which React draws in slices.
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
