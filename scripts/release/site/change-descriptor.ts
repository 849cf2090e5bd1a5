import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { Problem } from '../../lib/problem';
import { Changed, type Store } from '../store/store';
import { checkKey, checkSignature } from './check-signature';
import { checkForm, requireHost } from './host-file';
import { readSite, SITE_FILE } from './read-site';
import type { SiteKey } from './site-key';
import {
  describeIssue,
  siteSchema,
  signSite,
  type PublicKeys,
  type SiteDescriptor,
} from '@updown/shared/site';

const ATTEMPTS = 100;

/** A rule: the next descriptor, or the same object if nothing changes. Throws a problem if it refuses. */
export type Change = (site: SiteDescriptor) => SiteDescriptor;

export interface ChangeOptions {
  readonly key: SiteKey | undefined;
  /** The keys that may have signed the descriptor before, if they are not those of the deployed host. */
  readonly signedBy?: PublicKeys;
}

/** The text of a descriptor's file. Throws if the descriptor is not valid. */
export async function siteText(site: SiteDescriptor, key: SiteKey | undefined): Promise<Buffer> {
  const result = v.safeParse(siteSchema, site);
  if (!result.success) {
    throw new Problem(
      `The change would make a faulty ${SITE_FILE}: ${describeIssue(result.issues[0])}`,
    );
  }
  const { signature: _, ...unsigned } = result.output;
  const signed = key === undefined ? unsigned : await signSite(unsigned, key);
  return Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
}

async function attempt(store: Store, change: Change, { key, signedBy }: ChangeOptions) {
  const { site, seen } = await readSite(store);
  const host = await requireHost(store);
  checkForm(host, store.name);
  const trusted = host.keys;
  checkKey(key, trusted, store.name);
  await checkSignature(site, signedBy ?? trusted, store.name);
  const wanted = change(site);
  if (wanted === site) return { before: site, after: site };
  const after = { ...wanted, serial: site.serial + 1 };
  const text = await siteText(after, key);
  try {
    await store.replace(SITE_FILE, text, seen);
  } catch (error) {
    // A store that answers too late may have written our own text.
    const now = error instanceof Changed ? await store.read(SITE_FILE) : undefined;
    if (!now?.content.equals(text)) throw error;
  }
  return { before: site, after };
}

/** Changes the site's descriptor by a rule, which runs again on the new state if another release was faster. */
export async function changeDescriptor(store: Store, change: Change, options: ChangeOptions) {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(store, change, options);
    } catch (error) {
      if (!(error instanceof Changed) || tries === ATTEMPTS) throw error;
      await delay(Math.random() * Math.min(500, 10 * tries));
    }
  }
}
