import { setTimeout as delay } from 'node:timers/promises';
import {
  describeIssue,
  isSiteAddress,
  siteSchema,
  type SiteDescriptor,
} from '@updown/protocol/site/site-descriptor';
import { signSite } from '@updown/protocol/site/site-signature';
import * as v from 'valibot';
import { Problem } from '../../../../tools/problem';
import { Changed, type Store } from '../store/store';
import { checkKey, checkSignature, isAccepted, type Accepts } from './check-signature';
import { checkForm, requireHost } from './host-file';
import { withoutEnded } from './previews';
import { parseSite, readSite, SITE_FILE } from './read-site';
import type { SiteKey } from './site-key';

const ATTEMPTS = 100;

/** A rule: the next descriptor, or the same object if nothing changes. Throws a problem if it refuses. */
export type Change = (site: SiteDescriptor) => SiteDescriptor;

export interface ChangeOptions {
  readonly key: SiteKey | undefined;
  /** The host before this deployment, whose pages accept the present descriptor. */
  readonly before?: Accepts;
  /** Signs an expired descriptor. */
  readonly expired?: boolean;
}

/** How long a signature is valid: UPDOWN_SITE_DAYS, by default two weeks. */
function validSeconds(env: NodeJS.ProcessEnv = process.env): number {
  const days = env['UPDOWN_SITE_DAYS'] ?? '14';
  if (/^[1-9]\d*$/.test(days)) return Number(days) * 86_400;
  throw new Problem(`UPDOWN_SITE_DAYS is a number of days, and not '${days}'.`);
}

/** The text of a descriptor's file; with a key, signed for the site of that address. Throws if the descriptor is not valid. */
export async function siteText(
  site: SiteDescriptor,
  key: SiteKey | undefined,
  origin?: string,
): Promise<Buffer> {
  const result = v.safeParse(siteSchema, site);
  if (!result.success) {
    throw new Problem(
      `The change would make a faulty ${SITE_FILE}: ${describeIssue(result.issues[0])}`,
    );
  }
  const { signature: _, origin: _origin, expires: _expires, ...unsigned } = result.output;
  const signed =
    key === undefined ? unsigned : await signedFor(requireOrigin(origin), unsigned, key);
  return Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
}

function signedFor(origin: string, site: SiteDescriptor, key: SiteKey): Promise<SiteDescriptor> {
  const expires = Math.floor(Date.now() / 1000) + validSeconds();
  return signSite({ ...site, origin, expires }, key);
}

/** The address of a site, whose pages and signature name it. */
export function requireOrigin(origin: string | undefined): string {
  if (origin !== undefined && isSiteAddress(origin)) return origin;
  throw new Problem(
    `The signature and the pages name the address of the site: assemble it with SITE_ORIGIN=https://updown.example, or under a path with SITE_ORIGIN=https://example.com/updown${origin === undefined ? '' : `, and not ${origin}`}.`,
  );
}

/** Throws unless the pages accept the descriptor: those of the deployed host, or of the one before. */
async function checkAccepted(
  site: SiteDescriptor,
  host: Accepts,
  { before, ...checked }: { place: string; expired?: boolean; before?: Accepts | undefined },
): Promise<void> {
  if (before !== undefined && (await isAccepted(site, host, checked.place))) return;
  await checkSignature(site, before ?? host, checked);
}

async function attempt(
  store: Store,
  change: Change,
  { key, before, expired = false }: ChangeOptions,
) {
  const { site, seen } = await readSite(store);
  const host = await requireHost(store);
  checkForm(host, store.name);
  checkKey(key, host.keys, store.name);
  await checkAccepted(site, host, { place: store.name, expired, before });
  const wanted = change(site);
  if (wanted === site) return { before: site, after: site };
  const after = { ...withoutEnded(wanted), serial: site.serial + 1 };
  const text = await siteText(after, key, host.origin);
  try {
    await store.replace(SITE_FILE, text, seen);
  } catch (error) {
    // A store that answers too late may have written our own text.
    const now = error instanceof Changed ? await store.read(SITE_FILE) : undefined;
    if (!now?.content.equals(text)) throw error;
  }
  return { before: site, after: parseSite(text.toString(), SITE_FILE) };
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
