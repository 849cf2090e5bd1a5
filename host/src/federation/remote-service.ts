import { versionRecorded, type AppStore } from '@updown/shared';
import type { Release } from '@updown/shared/site';
import { siteStorage, tabStorage } from '../browser-storage';
import type { RemoteName, Site } from '../site/site';
import { visitorId } from '../site/visitor';
import type { FailureLog } from './failure-log';
import { createLoader, type LoadModule } from './load-remote';
import type { RemoteFailure } from './remote-failure';
import { fitsPage } from './requirements';
import { RunningRemotes } from './running-remotes';

/** Records a failure of a version; returns whether another version takes its places. */
export type RemoteFailed = (failure: RemoteFailure, release: Release) => boolean;

/** The name of the measures of loaded modules. */
export const LOADED = 'remote-loaded';

interface RemoteService {
  readonly running: RunningRemotes;
  readonly loadModule: LoadModule;
  readonly remoteFailed: RemoteFailed;
  /** Called when the site has a newer descriptor. */
  readonly released: (site: Site) => void;
}

/** Loads the remotes of a site, and replaces a version that fails soon after it starts. */
export function startRemotes(
  site: Site,
  { dispatch }: Pick<AppStore, 'dispatch'>,
  failures: FailureLog,
): RemoteService {
  const visitor = { id: visitorId(siteStorage), session: tabStorage, fits: fitsPage };
  const running = new RunningRemotes(site, visitor);
  const load = createLoader((failure) => failures.add(failure));
  reportBroken(site, failures);

  return {
    running,
    loadModule: async (remote, release, module, attempt) => {
      const start = performance.now();
      const outcome = await load(remote, release, module, attempt);
      if (outcome.status === 'loaded' && running.of(remote)?.release === release) {
        running.started(remote, release);
        // The vitals read this measure, and a browser's own tools show it.
        performance.measure(LOADED, { start, detail: { remote, ...release } });
        dispatch(versionRecorded({ name: remote, version: release.version }));
      }
      return outcome;
    },
    released: (served) => {
      reportBroken(served, failures);
      running.released(served);
    },
    remoteFailed: (failure, release) => {
      failures.add(failure);
      return running.failed(failure.remote, release);
    },
  };
}

function reportBroken({ remotes }: Site, failures: FailureLog): void {
  for (const [name, part] of Object.entries(remotes)) {
    if (part.status === 'broken') failures.add(brokenPart(name as RemoteName, part));
  }
}

/** The failure of a remote with a damaged part of the descriptor. */
export function brokenPart(
  remote: RemoteName,
  { version, fault }: { readonly version: string; readonly fault: string },
): RemoteFailure {
  return { remote, version, kind: 'corrupt', phase: 'descriptor', detail: fault };
}
