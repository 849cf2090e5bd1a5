/** A shared module as the federation plugin describes it. `get` returns its factory, now or later. */
export interface Shared {
  readonly version: string;
  readonly get: () => (() => unknown) | Promise<() => unknown>;
}

/** By the module's name, then by its version: what every container of the page gets in `init`. */
export type ShareScope = Record<string, Record<string, Shared>>;

/** The one scope of the page. The host provides all of it. */
export const shareScope: ShareScope = {};

/** Adds what a build provides. */
export function provide(shared: Readonly<Record<string, readonly Shared[]>>): void {
  for (const [name, versions] of Object.entries(shared)) {
    for (const each of versions) {
      // The marks are for a container with a runtime of the library's own.
      const provided = { ...each, loaded: true, from: 'updown_host' };
      (shareScope[name] ??= {})[each.version] = provided;
    }
  }
}

/** The versions of the shared modules, by name. */
export function providedVersions(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shareScope).map(([name, versions]) => [name, Object.keys(versions)[0]!]),
  );
}

/**
 * The factory of a shared module of the page. No version is compared here: the host compares all that a remote needs before
 * it requests the entry (host/src/remotes/check-needs.ts).
 */
export function factoryOf(name: string): ReturnType<Shared['get']> {
  const [shared] = Object.values(shareScope[name] ?? {});
  if (shared === undefined) throw new Error(`The page has no ${name}.`);
  return shared.get();
}
