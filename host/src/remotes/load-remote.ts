import { pageLanguage } from '@updown/shared';
import type { Release } from '@updown/shared/site';
import type { ComponentType } from 'react';
import { rejectOnAbort } from '../abort/reject-on-abort';
import type { RemoteName } from '../site/site';
import { failureOf } from './failure-of';
import { noteFailedScripts } from './note-failed-scripts';
import { provideCore } from './older-runtime';
import { containerOpener, type Module } from './open-container';
import { checkPage } from './page-needs';
import { RemoteError, type RemoteFailure } from './remote-failure';
import { RemoteWatch } from './remote-watch';

/** The limit of all phases together: the player sees the failure within ten seconds. */
export const LOAD_WITHIN_MS = 6_500;
/** The limit of the version that replaces one without an answer: those ten seconds are for both. */
const REST_MS = 2_000;
/** A file that fails at once is requested once more before the player sees a failure. */
const SECOND_TRY_AFTER_MS = 700;

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

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** `report` gets every altered script, also one that a running version asks for. */
export function createLoader(report: (failure: RemoteFailure) => void): LoadModule {
  const watches = new Map<string, RemoteWatch>();
  /** The remotes whose last version did not answer. */
  const hung = new Set<RemoteName>();
  const open = containerOpener();
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
      const container = await open(watch);
      watch.phase = 'code';
      const factory = await container.get(`./${module}`);
      watch.phase = 'start';
      return factory();
    } catch (thrown) {
      throw (!watch.brokenOff && (await watch.alteration)) || thrown;
    }
  };

  const loadTwice = async (watch: RemoteWatch, module: string): Promise<Module> => {
    try {
      return await loadOnce(watch, module);
    } catch (thrown) {
      if (watch.brokenOff || failureOf(thrown, watch).kind !== 'unreachable') throw thrown;
      await wait(SECOND_TRY_AFTER_MS);
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
      const loading = provideCore(release).then(() => loadTwice(watch, module));
      const loaded = await rejectOnAbort(watch.signal, loading);
      const Component = loaded[module];
      if (!Component) throw new RemoteError('corrupt', `it has no component ${module}.`);
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
