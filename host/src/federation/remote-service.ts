import { versionRecorded, type AppStore } from '@updown/shared';
import type { Release } from '@updown/shared/site';
import { siteStorage, tabStorage } from '../browser-storage';
import type { RemoteName, Site } from '../site/site';
import { visitorId } from '../site/visitor';
import type { LoadedVersion } from '../vitals/page-vitals';
import type { FailureLog } from './failure-log';
import { createLoader, type LoadModule } from './load-remote';
import type { RemoteFailure } from './remote-failure';
import { fitsPage } from './requirements';
import { RunningRemotes } from './running-remotes';

/** Records a failure of a version; returns whether another version takes its places. */
export type RemoteFailed = (failure: RemoteFailure, release: Release) => boolean;

interface RemoteService {
  readonly running: RunningRemotes;
  readonly loadModule: LoadModule;
  /** The versions that the page has loaded so far, first one first. */
  readonly loaded: readonly LoadedVersion[];
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
  const loaded: LoadedVersion[] = [];
  reportBroken(site, failures);

  return {
    running,
    loaded,
    loadModule: async (remote, release, module, attempt) => {
      const began = performance.now();
      const outcome = await load(remote, release, module, attempt);
      if (outcome.status === 'loaded' && running.of(remote)?.release === release) {
        running.started(remote, release);
        recordLoad(loaded, remote, release, performance.now() - began);
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

/** The first module of a version brings most of its files. */
function recordLoad(
  loaded: LoadedVersion[],
  remote: RemoteName,
  { version, entry }: Release,
  loadMs: number,
): void {
  if (loaded.some((one) => one.remote === remote && one.version === version)) return;
  const folder = new URL('.', new URL(entry, document.baseURI)).href;
  loaded.push({ remote, version, folder, loadMs });
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
