import { importWithTimeout } from '@updown/shared';
import { tabStorage } from '../browser-storage';
import type { Site } from '../site/site';

/** In the address of a link: `/?preview=<id>`. */
export const PREVIEW = 'preview';
/** Keeps the tab's preview on the other pages of the site. */
export const KEPT_PREVIEW = 'updown:preview';

/** A chunk that only a tab with the link of a preview loads. */
export const loadPreviewTools = importWithTimeout(
  () => import(/* webpackChunkName: "preview" */ './preview-tools'),
);

/** The site with the preview whose link this tab has opened; unchanged without a link. */
export async function previewed(site: Site): Promise<Site> {
  const id = new URLSearchParams(location.search).get(PREVIEW) ?? tabStorage.getItem(KEPT_PREVIEW);
  if (id === null) return site;
  try {
    const { withPreview } = await loadPreviewTools();
    return await withPreview(site, id);
  } catch (error) {
    console.warn('[preview]', error);
    return site;
  }
}
