import type { envelopeSchema, SiteRemote } from '@updown/shared/site';
import type { InferOutput } from 'valibot';
import { t } from '../../texts/texts';

/** The signed descriptor, before its remotes are parsed. */
export type Envelope = InferOutput<typeof envelopeSchema>;

/** The remotes that this host knows. */
export const REMOTE_NAMES = ['game', 'dashboard', 'chart'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** A remote as the descriptor has it. An error in a remote's part affects that remote only. */
export type Deployed =
  | { readonly status: 'on'; readonly remote: SiteRemote }
  | { readonly status: 'off'; readonly reason: string }
  | { readonly status: 'broken'; readonly version: string; readonly fault: string };

/** Stands for the version of a remote whose part of the descriptor has no readable version. */
export const UNKNOWN_VERSION = '?';

/** The origins of a developer's own remotes. */
export type Overrides = Readonly<Partial<Record<RemoteName, string>>>;

/** The composition of the page. */
export interface Site {
  readonly serial: number;
  /** The version of the host, in the page or after a reload. Absent if the server does not say. */
  readonly host?: string | undefined;
  readonly remotes: Readonly<Partial<Record<RemoteName, Deployed>>>;
  /** The origins from which a developer may load a remote of their own; absent on most sites. */
  readonly allowedOverrides?: readonly string[];
  /** The remotes that this tab loads from such an origin. */
  readonly overridden?: Overrides;
}

/** An error in the descriptor that stops the page. */
export class SiteError extends Error {
  override name = 'SiteError';
}

/** The site without the remotes that the URL disables: `?disable-remotes=chart,game`. */
export function withoutDisabled(site: Site, query: string): Site {
  const names = new URLSearchParams(query).get('disable-remotes')?.split(',') ?? [];
  const disabled = names.filter((name): name is RemoteName => name in site.remotes);
  if (disabled.length === 0) return site;
  const off = { status: 'off', reason: t("Disabled by this page's URL.") } as const;
  return {
    ...site,
    remotes: { ...site.remotes, ...Object.fromEntries(disabled.map((name) => [name, off])) },
  };
}
