export interface Named {
  readonly remote: string;
  readonly version: string;
}

/** Whether the site gives this version to a visitor. */
export type IsServed = (named: Named) => boolean;

function versionIn(part: unknown): string[] {
  const { version } = (part ?? {}) as { version?: unknown };
  return typeof version === 'string' ? [version] : [];
}

/** The versions in a descriptor: of each remote the current one, its fall-back, and the one that is rolled out. */
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
