const OTHER = 'other';
const MOST_REMOTES = 10;
const MOST_VERSIONS = 20;

export interface Named {
  readonly remote: string;
  readonly version: string;
}

/**
 * Anybody can report a failure, under any name. Beyond the first remotes and the first versions of each, all are
 * `other`, so that the number of metrics stays bounded.
 */
export function createBoundedNames() {
  const known = new Map<string, Set<string>>();

  return ({ remote, version }: Named): Named => {
    const versions = known.get(remote) ?? new Set();
    if (!known.has(remote)) {
      if (known.size >= MOST_REMOTES) return { remote: OTHER, version: OTHER };
      known.set(remote, versions);
    }
    if (!versions.has(version) && versions.size >= MOST_VERSIONS) {
      return { remote, version: OTHER };
    }
    versions.add(version);
    return { remote, version };
  };
}
