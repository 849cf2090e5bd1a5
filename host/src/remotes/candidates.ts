import type { Release, SiteRemote } from '@updown/shared/site';
import { isInShare } from '../site/visitor';

/** The versions of a remote for a visitor, the best first: each is the fall-back of the one before it. */
export function candidatesOf(
  name: string,
  { next, fallback, ...stable }: SiteRemote,
  visitor: string,
): readonly Release[] {
  const tried = next && isInShare(visitor, `${name} ${next.integrity}`, next.share) ? [next] : [];
  return [...tried, stable, ...(fallback ? [fallback] : [])];
}
