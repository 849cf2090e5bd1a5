import { importWithTimeout } from '@updown/shared';
import { tabStorage } from '../browser-storage';
import { isOwn, type Site } from '../site/site';
import { hasOverrides } from './stored-overrides';

/** The developer tools are a separate chunk, which a player's page does not load. */
export const loadOverrideTools = importWithTimeout(
  () => import(/* webpackChunkName: "override" */ './override-tools'),
);

/** The site with this tab's overrides; unchanged if the site allows none. */
export async function overridden(site: Site): Promise<Site> {
  if (!hasOverrides(site, tabStorage)) return site;
  try {
    const { storedOverrides, withOverrides } = await loadOverrideTools();
    return await withOverrides(site, storedOverrides(site, tabStorage));
  } catch (error) {
    console.warn('[override]', error);
    return site;
  }
}

/** A newer site with the overrides and the preview of the running one. */
export function overriddenLike(site: Site, newer: Site): Site {
  const { overridden = {}, remotes } = site;
  const kept = Object.entries(remotes).filter(([name]) => isOwn(site, name));
  return { ...newer, overridden, remotes: { ...newer.remotes, ...Object.fromEntries(kept) } };
}
