import { SitePreview } from '@updown/protocol/api/telemetry';
import { Value } from 'typebox/value';

export interface Named {
  readonly remote: string;
  readonly version: string;
}

/** Whether the site serves this version to any visitor. */
export type IsServed = (named: Named) => boolean;

/** A version in the descriptor, with its share of the visitors in percent. */
export interface ServedVersion extends Named {
  readonly share: number;
}

function versionIn(part: unknown): string[] {
  const { version } = (part ?? {}) as { version?: unknown };
  return typeof version === 'string' ? [version] : [];
}

interface Part {
  readonly fallback?: unknown;
  readonly next?: { readonly share?: unknown };
  readonly off?: unknown;
}

/** The versions of one remote, the newest first; those before the fall-back are not served. */
function versionsOf(remote: string, part: Part): ServedVersion[] {
  const { fallback, next, off } = part;
  const tried = Number(next?.share ?? 0);
  const isOn = off === undefined;
  const shares = [
    [next, isOn ? tried : 0],
    [part, isOn ? 100 - tried : 0],
    [fallback, 0],
  ] as const;
  return shares.flatMap(([one, share]) =>
    versionIn(one).map((version) => ({ remote, version, share })),
  );
}

/** The versions in a descriptor: for each remote, the one being rolled out, the current one and the fall-back. */
export function servedVersions(text: string): readonly ServedVersion[] {
  const { remotes } = JSON.parse(text) as { remotes?: Record<string, Part | null> };
  return Object.entries(remotes ?? {}).flatMap(([remote, part]) => versionsOf(remote, part ?? {}));
}

/** The previews in a descriptor, without damaged ones. */
export function previewsIn(text: string): readonly SitePreview[] {
  const { previews } = JSON.parse(text) as { previews?: Record<string, object | null> };
  return Object.entries(previews ?? {})
    .map(([id, preview]) => ({ ...preview, id }))
    .filter((preview) => Value.Check(SitePreview, preview));
}

export function isServedBy(versions: readonly ServedVersion[]): IsServed {
  const served = new Set(versions.map(({ remote, version }) => `${remote} ${version}`));
  return ({ remote, version }) => served.has(`${remote} ${version}`);
}
