import type { SiteRemote } from '@updown/shared/site';

/** What the visitors get of a remote, in a sentence or two. */
export function describeRemote(name: string, remote: SiteRemote | undefined): string {
  if (remote === undefined) return `The site has no ${name}.`;
  const { version, fallback, next, off } = remote;
  const share = next ? `, and ${next.share} % of the visitors ${next.version}` : '';
  const fall = fallback ? `, with ${fallback.version} to fall back to` : '';
  const closed = off === undefined ? '' : ` It is off: ${off}`;
  return `The site has ${name} ${version}${share}${fall}.${closed}`;
}
