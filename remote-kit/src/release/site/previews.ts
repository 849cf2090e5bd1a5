import type { Previews, SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';

const PREVIEW = /-preview\.\d+$/;
const DAYS = 14;

/** Whether a version is a preview's. Its files go with it. */
export function isPreview(version: string): boolean {
  return PREVIEW.test(version);
}

/** The version of a preview that is published now: two builds of one version differ. */
export function previewVersion(version: string, now = Date.now()): string {
  return `${version}-preview.${Math.floor(now / 1000)}`;
}

/** The preview of a pull request, or the one that a remote has without any. */
export interface PreviewOf {
  readonly name: string;
  readonly pull: string | undefined;
}

/** The id of a remote's preview, which stays as long as the preview does; undefined if there is none. */
export function previewId(site: SiteDescriptor, { name, pull }: PreviewOf): string | undefined {
  const found = Object.entries(site.previews ?? {}).find(
    ([id, { remote }]) => remote === name && (/^(\d+)-/.exec(id)?.[1] ?? undefined) === pull,
  );
  return found?.[0];
}

function withPreviews({ previews: _, ...site }: SiteDescriptor, previews: Previews) {
  return Object.keys(previews).length === 0 ? site : { ...site, previews };
}

/** Publishes a preview for two weeks, in the place of the one before. Nobody without its link gets it. */
export function addPreview(
  site: SiteDescriptor,
  of: PreviewOf,
  { version, integrity }: { readonly version: string; readonly integrity: string },
  now = Date.now(),
): SiteDescriptor {
  const { name, pull } = of;
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex');
  const id = previewId(site, of) ?? (pull === undefined ? random : `${pull}-${random}`);
  const until = Math.floor(now / 1000) + DAYS * 86_400;
  return withPreviews(site, {
    ...site.previews,
    [id]: { remote: name, version, integrity, until },
  });
}

/** Takes a preview away. */
export function removePreview(site: SiteDescriptor, of: PreviewOf): SiteDescriptor {
  const gone = previewId(site, of);
  if (gone === undefined) return site;
  const left = Object.entries(site.previews ?? {}).filter(([id]) => id !== gone);
  return withPreviews(site, Object.fromEntries(left));
}

/** The site without the previews that are over, and those of remotes that it no longer has. */
export function withoutEnded(site: SiteDescriptor, now = Date.now()): SiteDescriptor {
  if (site.previews === undefined) return site;
  const left = Object.entries(site.previews).filter(
    ([, { remote, until }]) => until * 1000 > now && Object.hasOwn(site.remotes, remote),
  );
  return withPreviews(site, Object.fromEntries(left));
}

/** The previews that only the site before has: the remote and version of each. */
export function endedPreviews(before: SiteDescriptor, after: SiteDescriptor) {
  const kept = Object.values(after.previews ?? {}).map(({ version }) => version);
  return Object.values(before.previews ?? {}).filter(({ version }) => !kept.includes(version));
}

/** A number of a pull request, as it was typed. */
export function pullFrom(text: string | undefined): string | undefined {
  if (text === undefined || /^[1-9]\d*$/.test(text)) return text;
  throw new Problem(`--pull ${text}: it is the number of a pull request.`);
}
