import { importWithTimeout } from '@updown/shared';
import { tabStorage } from '../../browser-storage';
import type { Site } from '../site';
import { hasOverrides } from './stored-overrides';

/** The developer's tools are a chunk of their own, which a player's page does not load. */
export const loadOverrideTools = importWithTimeout(
  () => import(/* webpackChunkName: "override" */ './override-tools'),
);

/** The site with this tab's overrides; as it is, if it allows none. */
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

/** A newer site with the same overrides as the one that the page runs. */
export function overriddenLike({ overridden = {}, remotes }: Site, newer: Site): Site {
  const kept = Object.entries(remotes).filter(([name]) => name in overridden);
  return { ...newer, overridden, remotes: { ...newer.remotes, ...Object.fromEntries(kept) } };
}
