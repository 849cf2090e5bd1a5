import type { Release } from '@updown/protocol/site/site-descriptor';
import { pageLanguage } from '@updown/shared';
import { HOST_CONTRACT } from '@updown/shared/site';
import { satisfies } from 'compare-versions';
import type { ComponentType } from 'react';
import { noteFailedScripts } from './altered-scripts';
import { failureOf } from './failure-of';
import { LoadAttempt, RETRY_AFTER_MS, type Attempts, type Module } from './load-attempt';
import { providedVersions } from './provided-versions';
import { rejectOnAbort } from './reject-on-abort';
import { RemoteError, type RemoteFailure } from './remote-failure';

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

/** The versions that this page has: the shared modules by name, and the host contract as `host`. */
const provided = new Map([...Object.entries(providedVersions), ['host', HOST_CONTRACT]]);

/** The first need of a version that this page does not meet. */
function lackOf({ needs }: Pick<Release, 'needs'>) {
  return Object.entries(needs).find(([name, range]) => {
    const version = provided.get(name);
    return version === undefined || !satisfies(version, range);
  });
}

export function fitsPage(release: Pick<Release, 'needs'>): boolean {
  return lackOf(release) === undefined;
}

/** Throws before any file of a version is requested that does not fit the page. */
function requireFit(release: Release): void {
  const lack = lackOf(release);
  if (lack === undefined) return;
  const [name, range] = lack;
  throw new RemoteError(
    'incompatible',
    `it needs ${name} ${range}, and this page has ${provided.get(name) ?? 'none'}.`,
  );
}

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

interface Listeners {
  /** Receives every altered script, even one that a running version requests later. */
  readonly onAltered: (failure: RemoteFailure) => void;
  /** A module has loaded; `since` is the page's time at which it was asked for. */
  readonly onLoaded?: (remote: string, release: Release, since: number) => void;
}

/** The runtime loads after the page's first part. */
export function createLoader(
  federation: Promise<Federation>,
  { onAltered, onLoaded = () => undefined }: Listeners,
): LoadModule {
  const attempts = new Map<string, LoadAttempt>();
  /** The remotes whose last version did not answer. */
  const hung = new Set<string>();
  const runtime = federation.then((start) => start(attempts));
  noteFailedScripts(attempts, onAltered);

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
    const since = performance.now();
    const loadAttempt = attemptFor(remote, release);
    loadAttempt.begin(attempt);
    const breakOff = () => {
      hung.add(remote);
      loadAttempt.breakOff();
    };
    const withinMs = hung.has(remote) && !loadAttempt.hasHung ? REST_MS : LOAD_WITHIN_MS;
    const limit = setTimeout(breakOff, withinMs);
    try {
      requireFit(release);
      const loaded = await rejectOnAbort(loadAttempt.signal, loadTwice(loadAttempt, module));
      const Component = componentOf(loaded, module);
      hung.delete(remote);
      await pageLanguage.settled();
      onLoaded(remote, release, since);
      return { status: 'loaded', Component };
    } catch (thrown) {
      const { version } = release;
      return { status: 'failed', failure: { remote, version, ...failureOf(thrown, loadAttempt) } };
    } finally {
      clearTimeout(limit);
    }
  };
}
