import { pageLanguage } from '@updown/shared';
import type { Release } from '@updown/shared/site';
import type { ComponentType } from 'react';
import { rejectOnAbort } from '../abort/reject-on-abort';
import { federation, type Module } from '../federation/federation';
import { RETRY_AFTER_MS } from '../federation/retry';
import type { RemoteName } from '../site/site';
import { failureOf } from './failure-of';
import { noteFailedScripts } from './note-failed-scripts';
import { checkPage } from './page-needs';
import { RemoteError, type RemoteFailure } from './remote-failure';
import { RemoteWatch } from './remote-watch';

/** The limit of all phases together: the player sees the failure within ten seconds. */
export const LOAD_WITHIN_MS = 6_500;
/** The limit of the version that replaces one without an answer: those ten seconds are for both. */
const REST_MS = 2_000;

export type LoadOutcome =
  | { status: 'loaded'; Component: ComponentType }
  | { status: 'failed'; failure: RemoteFailure };

/** `attempt` grows if the player retries. Never rejects: a failure is an outcome. */
export type LoadModule = (
  remote: RemoteName,
  release: Release,
  module: string,
  attempt: number,
) => Promise<LoadOutcome>;

/** A module exports its component by its own name. */
function componentOf(loaded: Module, module: string): ComponentType {
  const Component = loaded[module];
  if (typeof Component === 'function') return Component as ComponentType;
  throw new RemoteError(
    'incompatible',
    `its module ${module} must export a component named ${module}, and exports ${Object.keys(loaded).join(', ') || 'nothing'}.`,
  );
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** `report` gets every altered script, also one that a running version asks for. */
export function createLoader(report: (failure: RemoteFailure) => void): LoadModule {
  const watches = new Map<string, RemoteWatch>();
  /** The remotes whose last version did not answer. */
  const hung = new Set<RemoteName>();
  const load = federation(watches);
  noteFailedScripts(watches, report);

  // The container of each version has a name of its own, so that two can be in one page.
  const watchFor = (remote: RemoteName, release: Release) => {
    const created = new RemoteWatch(remote, release);
    const known = watches.get(created.container);
    if (known) return known;
    watches.set(created.container, created);
    return created;
  };

  const loadOnce = async (watch: RemoteWatch, module: string): Promise<Module> => {
    try {
      return await load(watch, module);
    } catch (thrown) {
      throw (!watch.brokenOff && (await watch.alteration)) || thrown;
    }
  };

  const loadTwice = async (watch: RemoteWatch, module: string): Promise<Module> => {
    try {
      return await loadOnce(watch, module);
    } catch (thrown) {
      // The runtime's hook for a second try covers entries only.
      const isChunk = watch.phase === 'code' && failureOf(thrown, watch).kind === 'unreachable';
      if (watch.brokenOff || !isChunk) throw thrown;
      await wait(RETRY_AFTER_MS);
      return loadOnce(watch, module);
    }
  };

  return async (remote, release, module, attempt) => {
    const watch = watchFor(remote, release);
    watch.begin(attempt);
    const breakOff = () => {
      hung.add(remote);
      watch.breakOff();
    };
    const withinMs = hung.has(remote) && !watch.hasHung ? REST_MS : LOAD_WITHIN_MS;
    const limit = setTimeout(breakOff, withinMs);
    try {
      checkPage(release);
      const loaded = await rejectOnAbort(watch.signal, loadTwice(watch, module));
      const Component = componentOf(loaded, module);
      hung.delete(remote);
      await pageLanguage.settled();
      return { status: 'loaded', Component };
    } catch (thrown) {
      const { version } = release;
      return { status: 'failed', failure: { remote, version, ...failureOf(thrown, watch) } };
    } finally {
      clearTimeout(limit);
    }
  };
}
