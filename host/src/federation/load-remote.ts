import { pageLanguage } from '@updown/shared';
import type { Release } from '@updown/shared/site';
import type { ComponentType } from 'react';
import { noteFailedScripts } from './altered-scripts';
import { failureOf } from './failure-of';
import { LoadAttempt, RETRY_AFTER_MS, type Attempts, type Module } from './load-attempt';
import { rejectOnAbort } from './reject-on-abort';
import { RemoteError, type RemoteFailure } from './remote-failure';
import { checkPage } from './requirements';

/** The limit for all phases together, so that the player sees a failure within ten seconds. */
export const LOAD_WITHIN_MS = 6_500;
/** The limit for a fallback version after one that did not answer; the ten seconds cover both. */
const REST_MS = 2_000;

export type LoadOutcome =
  | { status: 'loaded'; Component: ComponentType }
  | { status: 'failed'; failure: RemoteFailure };

/** Never rejects: a failure is an outcome. `attempt` grows with each retry by the player. */
export type LoadModule = (
  remote: string,
  release: Release,
  module: string,
  attempt: number,
) => Promise<LoadOutcome>;

/** A module exports its component under the module's name. */
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

/** The federation's runtime, with this site's rules (federation.ts). */
export type Federation = (
  attempts: Attempts,
) => (loadAttempt: LoadAttempt, module: string) => Promise<Module>;

/**
 * `report` receives every altered script, even one that a running version requests later. The runtime loads after the page's
 * first part.
 */
export function createLoader(
  report: (failure: RemoteFailure) => void,
  federation: Promise<Federation>,
): LoadModule {
  const attempts = new Map<string, LoadAttempt>();
  /** The remotes whose last version did not answer. */
  const hung = new Set<string>();
  const runtime = federation.then((start) => start(attempts));
  noteFailedScripts(attempts, report);

  // Each version has a container name of its own, so that two versions can coexist in one page.
  const attemptFor = (remote: string, release: Release) => {
    const created = new LoadAttempt(remote, release);
    const known = attempts.get(created.container);
    if (known) return known;
    attempts.set(created.container, created);
    return created;
  };

  const loadOnce = async (loadAttempt: LoadAttempt, module: string): Promise<Module> => {
    try {
      const load = await runtime;
      return await load(loadAttempt, module);
    } catch (thrown) {
      throw (!loadAttempt.brokenOff && (await loadAttempt.alteration)) || thrown;
    }
  };

  const loadTwice = async (loadAttempt: LoadAttempt, module: string): Promise<Module> => {
    try {
      return await loadOnce(loadAttempt, module);
    } catch (thrown) {
      // The runtime's retry hook covers entries only.
      const isChunk =
        loadAttempt.phase === 'code' && failureOf(thrown, loadAttempt).kind === 'unreachable';
      if (loadAttempt.brokenOff || !isChunk) throw thrown;
      await wait(RETRY_AFTER_MS);
      return loadOnce(loadAttempt, module);
    }
  };

  return async (remote, release, module, attempt) => {
    const loadAttempt = attemptFor(remote, release);
    loadAttempt.begin(attempt);
    const breakOff = () => {
      hung.add(remote);
      loadAttempt.breakOff();
    };
    const withinMs = hung.has(remote) && !loadAttempt.hasHung ? REST_MS : LOAD_WITHIN_MS;
    const limit = setTimeout(breakOff, withinMs);
    try {
      checkPage(release);
      const loaded = await rejectOnAbort(loadAttempt.signal, loadTwice(loadAttempt, module));
      const Component = componentOf(loaded, module);
      hung.delete(remote);
      await pageLanguage.settled();
      return { status: 'loaded', Component };
    } catch (thrown) {
      const { version } = release;
      return { status: 'failed', failure: { remote, version, ...failureOf(thrown, loadAttempt) } };
    } finally {
      clearTimeout(limit);
    }
  };
}
