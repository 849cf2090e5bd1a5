import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import { Changed, type Store, type Stored } from '../store/store';
import { siteText } from './change-descriptor';
import { checkSignature, type Accepts } from './check-signature';
import { findSite, SITE_FILE } from './read-site';
import type { SiteKey } from './site-key';

export interface SiteToFill {
  readonly site: SiteDescriptor;
  readonly seen: Stored | undefined;
  /** The whole descriptor has to be written, because there is none, or it is unreadable. */
  readonly isNew: boolean;
}

interface Fill {
  /** The host whose pages accept its descriptor. */
  readonly accepts: Accepts;
  readonly newDescriptor: boolean;
}

/** The present site; on demand an empty one, if its descriptor is unreadable or wrongly signed. */
export async function siteToFill(
  store: Store,
  { accepts, newDescriptor }: Fill,
): Promise<SiteToFill> {
  try {
    const found = await findSite(store);
    if (found) {
      await checkSignature(found.site, accepts, { place: store.name });
      return { ...found, isNew: false };
    }
    return { site: { schema: 2, serial: 0, remotes: {} }, seen: undefined, isNew: true };
  } catch (error) {
    if (!newDescriptor || !(error instanceof Problem)) throw error;
    // Larger than any serial before, because pages refuse to go back.
    const serial = Math.floor(Date.now() / 1000);
    const seen = await store.read(SITE_FILE);
    return { site: { schema: 2, serial, remotes: {} }, seen, isNew: true };
  }
}

interface NewSite {
  readonly seen: Stored | undefined;
  readonly key: SiteKey | undefined;
  readonly origin?: string | undefined;
}

/** Writes the first descriptor, unless somebody else was faster: a change that follows adds to theirs. */
export async function createSite(
  store: Store,
  site: SiteDescriptor,
  { seen, key, origin }: NewSite,
): Promise<void> {
  try {
    const text = await siteText({ ...site, serial: site.serial + 1 }, key, origin);
    await store.replace(SITE_FILE, text, seen);
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
  }
}
