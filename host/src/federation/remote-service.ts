import type { Release } from '@updown/protocol/site/site-descriptor';
import { onSlotFault, versionLeft, versionRecorded, type AppStore } from '@updown/shared';
import { siteStorage, tabStorage } from '../browser-storage';
import { visitorId } from '../site/choose-version';
import { UNKNOWN_VERSION, type Site } from '../site/site';
import { BusyWatch } from './busy-watch';
import type { FailureLog } from './failure-log';
import { crashOf } from './failure-of';
import { createLoader, fitsPage, type Federation, type LoadModule } from './load-remote';
import type { RemoteFailure } from './remote-failure';
import { RunningRemotes, type Owner, type Suspect } from './running-remotes';
import { originRule } from './script-policy';

/** Records a failure of a version; returns whether another version takes its places. `since` is when it began, if not now. */
export type RemoteFailed = (failure: RemoteFailure, release: Release, since?: number) => boolean;

/** Records an error that reached a boundary outside of a remote's own. */
export type RemoteThrew = (error: unknown, stack: string, suspect?: Suspect) => void;

/** The name of the measures of loaded modules. */
export const LOADED = 'remote-loaded';

interface RemoteService {
  readonly running: RunningRemotes;
  readonly loadModule: LoadModule;
  readonly remoteFailed: RemoteFailed;
  readonly remoteThrew: RemoteThrew;
  readonly busy: BusyWatch;
  /** Called when the site has a newer descriptor. */
  readonly released: (site: Site) => void;
}

/** Loads the remotes of a site, and replaces a version that fails soon after it starts. */
export function startRemotes(
  site: Site,
  { dispatch }: Pick<AppStore, 'dispatch'>,
  failures: FailureLog,
  federation: Promise<Federation>,
): RemoteService {
  const isAdmitted = originRule(site, location.href);
  const fits = (release: Release) => isAdmitted(release) && fitsPage(release);
  const busy = new BusyWatch(siteStorage, (failure) => failures.add(failure));
  const visitor = {
    id: visitorId(siteStorage),
    session: tabStorage,
    fits,
    wasBusy: busy.wasBusy.bind(busy),
  };
  const running = new RunningRemotes(site, visitor);
  const report = () => {
    reportBroken(running.site, failures);
    for (const { remote, detail } of running.composition.faults) {
      const version = running.of(remote)?.release.version ?? UNKNOWN_VERSION;
      failures.add(brokenPart(remote, { version, fault: detail }));
    }
  };
  report();

  const recorded = new Map<string, string>();
  running.subscribe(() => {
    for (const [name, version] of recorded) {
      if (running.of(name)?.release.version === version) continue;
      recorded.delete(name);
      // Removes the version's state from the store.
      dispatch(versionLeft({ name }));
    }
  });

  const remoteFailed: RemoteFailed = (failure, release, since) => {
    failures.add(failure);
    return running.failed(failure.remote, release, since);
  };
  const threw = (error: unknown, { remote, release }: Owner) => {
    const failure = crashOf(error, { remote, version: release.version });
    return { failure, isReplaced: remoteFailed(failure, release) };
  };
  onSlotFault(({ name, version }, error) => {
    const release = running.of(name)?.release;
    if (release?.version !== version) return;
    const { failure, isReplaced } = threw(error, { remote: name, release });
    if (!isReplaced) running.end(failure);
  });

  const loadModule = createLoader(federation, {
    onAltered: (failure) => failures.add(failure),
    onLoaded: (remote, release, start) => {
      if (running.of(remote)?.release !== release) return;
      running.started(remote, release);
      // The vitals read this measure, and a browser's own tools show it.
      performance.measure(LOADED, { start, detail: { remote, ...release } });
      recorded.set(remote, release.version);
      dispatch(versionRecorded({ name: remote, version: release.version }));
    },
  });

  return {
    running,
    busy,
    loadModule,
    released: (served) => {
      reportBroken(served, failures);
      running.released(served);
      report();
    },
    remoteFailed,
    remoteThrew: (error, stack, suspect) => {
      const owner = ownerOf(running, stack, suspect);
      if (owner === undefined) console.error('[host]', error);
      else threw(error, owner);
    },
  };
}

/**
 * The version that an error belongs to. A page with parts of many remotes, such as entries in a place that one offers, has
 * only the error's stack to tell.
 */
function ownerOf(running: RunningRemotes, stack: string, suspect?: Suspect): Owner | undefined {
  if (suspect?.release) return { remote: suspect.remote, release: suspect.release };
  return running.ownerIn(stack) ?? (suspect && running.lastOf(suspect.remote));
}

function reportBroken({ remotes }: Site, failures: FailureLog): void {
  for (const [name, part] of Object.entries(remotes)) {
    if (part.status === 'broken') failures.add(brokenPart(name, part));
  }
}

/** The failure of a remote with a damaged part of the descriptor. */
export function brokenPart(
  remote: string,
  { version, fault }: { readonly version: string; readonly fault: string },
): RemoteFailure {
  return { remote, version, kind: 'corrupt', phase: 'descriptor', detail: fault };
}
