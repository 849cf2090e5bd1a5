export interface Named {
  readonly remote: string;
  readonly version: string;
}

/** Whether the site serves this version to any visitor. */
export type IsServed = (named: Named) => boolean;

function versionIn(part: unknown): string[] {
  const { version } = (part ?? {}) as { version?: unknown };
  return typeof version === 'string' ? [version] : [];
}

/**
 * The versions in a descriptor: for each remote, the current version, the fallback and the version being rolled out.
 */
export function servedVersions(text: string): IsServed {
  const { remotes } = JSON.parse(text) as { remotes?: Record<string, unknown> };
  const served = new Set(
    Object.entries(remotes ?? {}).flatMap(([remote, part]) => {
      const { fallback, next } = (part ?? {}) as { fallback?: unknown; next?: unknown };
      return [part, fallback, next].flatMap(versionIn).map((version) => `${remote} ${version}`);
    }),
  );
  return ({ remote, version }) => served.has(`${remote} ${version}`);
}
