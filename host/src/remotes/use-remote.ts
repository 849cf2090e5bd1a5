import { useCallback, useEffect, useState } from 'react';
import { useHost } from '../app/host-context';
import type { RemoteName } from '../site/site';
import type { LoadOutcome } from './load-remote';

type RemoteState = { status: 'pending' } | LoadOutcome;

/** Loads a module of a remote; `retry` tries again, without a reload of the page. */
export function useRemote(remote: RemoteName, module: string) {
  const { loadModule } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ attempt: number; outcome: LoadOutcome } | null>(null);

  useEffect(() => {
    let wanted = true;
    void loadModule(remote, module, attempt > 0).then((outcome) => {
      if (wanted) setEnded({ attempt, outcome });
    });
    return () => {
      wanted = false;
    };
  }, [loadModule, remote, module, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const state: RemoteState = ended?.attempt === attempt ? ended.outcome : { status: 'pending' };
  return { state, attempt, retry };
}
