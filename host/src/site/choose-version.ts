import type { Release, SiteRemote } from '@updown/protocol/site/site-descriptor';
import type { Site } from './site';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What decides which versions a visitor gets. */
export interface Visitor {
  readonly id: string;
  /** Stores the failed versions until the browser tab closes. */
  readonly session: KeptStorage;
  /** Whether this page meets the needs of a version. */
  readonly fits: (release: Release) => boolean;
  /** Whether a version kept the page busy at an earlier visit of this browser. */
  readonly wasBusy?: (remote: string, release: Release) => boolean;
}

const VISITOR = 'updown:visitor';

/** A random number that this browser stores for the site, so that the visitor always gets the same share. */
export function visitorId(storage: KeptStorage): string {
  const known = storage.getItem(VISITOR);
  if (known !== null) return known;
  const id = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  storage.setItem(VISITOR, id);
  return id;
}

/** FNV-1a with a final mix, so that similar texts get distant values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Whether a visitor is in the share (in percent) that gets this version. Raising the share keeps everyone who was in it. */
export function isInShare(visitor: string, version: string, share: number): boolean {
  return hash(`${visitor} ${version}`) % 100 < share;
}

/** The versions of a remote for a visitor: each one is the fallback of the previous one. */
function candidatesOf(
  name: string,
  { next, fallback, ...stable }: SiteRemote,
  visitor: string,
): readonly Release[] {
  const tried = next && isInShare(visitor, `${name} ${next.integrity}`, next.share) ? [next] : [];
  return [...tried, stable, ...(fallback ? [fallback] : [])];
}

function keyOf(remote: string): string {
  return `updown:failed:${remote}`;
}

/** The versions for this visitor, best first; none if the remote is not enabled. */
export function versionsFor(visitor: Visitor, remote: string, site: Site): readonly Release[] {
  const part = site.remotes[remote];
  if (part?.status !== 'on') return [];
  const all = candidatesOf(remote, part.remote, visitor.id);
  const failed = visitor.session.getItem(keyOf(remote)) ?? '';
  const { wasBusy = () => false } = visitor;
  const left = all.filter(
    (release) => !failed.includes(release.integrity) && !wasBusy(remote, release),
  );
  return left.length > 0 ? left : all;
}

/** The session remembers that these versions failed, so that its next page begins with another one. */
export function rememberFailed(
  { session }: Visitor,
  remote: string,
  failed: readonly Release[],
): void {
  if (failed.length === 0) return;
  session.setItem(keyOf(remote), failed.map(({ integrity }) => integrity).join(' '));
}
