import type { Site } from '../site/site';
import { pagesOf } from '../pages/pages-of';

export interface PageLink {
  label: string;
  to: string;
}

/** The links between the pages; a site of one page needs none. */
export function pageLinks(site: Site): readonly PageLink[] {
  const pages = pagesOf(site);
  if (!pages.game || !pages.dashboard) return [];
  return [
    { label: 'Game', to: '/' },
    { label: 'Dashboard', to: '/dashboard' },
  ];
}
