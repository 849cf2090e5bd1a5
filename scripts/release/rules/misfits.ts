import { satisfies } from 'semver';

/** What the host provides: versions by the names under which remotes need them. */
export type Provided = Readonly<Record<string, string>>;

/** What of a remote's needs a host does not meet, in words; empty if it fits. */
export function misfits(needs: Readonly<Record<string, string>>, provided: Provided): string[] {
  return Object.entries(needs).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) {
      return [`it needs ${name} ${range}, which the host does not provide`];
    }
    return satisfies(version, range)
      ? []
      : [`it needs ${name} ${range}, and the host provides ${version}`];
  });
}
