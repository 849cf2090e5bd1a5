import {
  type Contributes,
  contributedText,
  type ContributedText,
} from '@updown/protocol/site/contributions';
import type { envelopeSchema, Previews, SiteRemote } from '@updown/protocol/site/site-descriptor';
import { pageLanguage } from '@updown/shared';
import type { InferOutput } from 'valibot';
import { t } from '../../texts/texts';

/** A remote's title in the page's language. */
export function contributedTitle(
  title: ContributedText,
  parameters?: Readonly<Record<string, string>>,
): string {
  return contributedText(title, pageLanguage.language(), parameters);
}

/** The signed descriptor, before its remotes are parsed. */
export type Envelope = InferOutput<typeof envelopeSchema>;

/** The places and pages of a remote that does not run; they show the reason. */
interface Absent {
  readonly contributes?: Contributes | undefined;
}

/** A remote as the descriptor has it. An error in a remote's part affects that remote only. */
export type Deployed =
  | { readonly status: 'on'; readonly remote: SiteRemote }
  | (Absent & { readonly status: 'off'; readonly reason: string })
  | (Absent & { readonly status: 'broken'; readonly version: string; readonly fault: string });

/** What a remote brings, whatever its state. */
export function contributesOf(part: Deployed | undefined): Contributes | undefined {
  return part?.status === 'on' ? part.remote.contributes : part?.contributes;
}

/** Stands for the version of a remote whose part of the descriptor has no readable version. */
export const UNKNOWN_VERSION = '?';

/** The origins of a developer's own remotes, by the names of the remotes. */
export type Overrides = Readonly<Record<string, string>>;

export type Preview = Previews[string];

/** The composition of the page. */
export interface Site {
  readonly serial: number;
  /** The version of the host, in the page or after a reload. Absent if the server does not say. */
  readonly host?: string | undefined;
  readonly remotes: Readonly<Record<string, Deployed>>;
  /** The flags that are on. */
  readonly flags?: readonly string[] | undefined;
  /** The origins from which a developer may load a remote of their own; absent on most sites. */
  readonly allowedOverrides?: readonly string[];
  /** The remotes that this tab loads from such an origin. */
  readonly overridden?: Overrides;
  /** The descriptor's previews, which only a tab with a preview's link parses. */
  readonly previews?: unknown;
  /** The preview that this tab shows; null if its link leads to none any more. */
  readonly preview?: Preview | null;
}

/** Whether this tab runs a version that the site gives to no visitor: a developer's own, or a preview. */
export function isOwn({ overridden = {}, preview }: Site, remote: string): boolean {
  return remote in overridden || remote === preview?.remote;
}

/** An error in the descriptor that stops the page. */
export class SiteError extends Error {
  override name = 'SiteError';
}

/** The site without the remotes that the URL disables: `?disable-remotes=one,other`. */
export function withoutDisabled(site: Site, query: string): Site {
  const names = new URLSearchParams(query).get('disable-remotes')?.split(',') ?? [];
  const disabled = names.filter((name) => Object.hasOwn(site.remotes, name));
  if (disabled.length === 0) return site;
  const reason = t("Disabled by this page's URL.");
  const off = disabled.map((name) => {
    const contributes = contributesOf(site.remotes[name]);
    return [name, { status: 'off', reason, contributes } as const] as const;
  });
  return { ...site, remotes: { ...site.remotes, ...Object.fromEntries(off) } };
}
