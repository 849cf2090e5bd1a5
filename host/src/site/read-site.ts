import { contributesSchema } from '@updown/protocol/site/contributions';
import {
  describeIssue,
  envelopeSchema,
  remoteName,
  remoteSchema,
  type Release,
  type SiteRemote,
} from '@updown/protocol/site/site-descriptor';
import { onSite, SITE_PATH } from '@updown/shared';
import * as v from 'valibot';
import { siteStorage } from '../browser-storage';
import { type Envelope, SiteError, type Site, UNKNOWN_VERSION, type Deployed } from './site';
import { checkTrust, OutdatedSite, parseKeys } from './site-trust';

const WITHIN_MS = 8_000;

/** The descriptor: inlined in the page as `<script type="application/json" id="site">`, or fetched. */
export async function readSite(): Promise<Site> {
  const inlined = document.getElementById('site')?.textContent;
  if (!inlined) return readServedSite();
  try {
    return parseSite(await accept(inlined));
  } catch (error) {
    // The page came from a cache; the server has a newer descriptor.
    if (error instanceof OutdatedSite) return readServedSite();
    throw error;
  }
}

/** The descriptor that the server has now. */
export async function readServedSite(): Promise<Site> {
  return parseSite(await accept(await fetchSite()));
}

async function accept(text: string): Promise<Envelope> {
  const site = parseEnvelope(parseJson(text));
  await checkTrust(site, {
    keys: parseKeys(process.env['UPDOWN_SITE_KEYS'] ?? ''),
    origin: `${location.origin}${SITE_PATH}`,
    storage: siteStorage,
    now: Date.now(),
  });
  return site;
}

async function fetchSite(): Promise<string> {
  const answer = await fetch(onSite('/site.json'), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => {
    throw new SiteError('The site descriptor, /site.json, could not be fetched.');
  });
  if (!answer.ok) throw new SiteError(`The site descriptor, /site.json, answers ${answer.status}.`);
  return answer.text();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SiteError('The site descriptor is not JSON.');
  }
}

/** Parses the descriptor without its remotes. Only an error in this part stops the page. */
export function parseEnvelope(value: unknown): Envelope {
  const { success, output, issues } = v.safeParse(envelopeSchema, value);
  if (success) return output;
  throw new SiteError(`The site descriptor is not valid: ${issues.map(describeIssue).join('; ')}.`);
}

export function parseSite({ serial, overrides, flags, remotes, previews }: Envelope): Site {
  return {
    serial,
    ...(overrides && { allowedOverrides: overrides }),
    ...(flags && { flags }),
    ...(previews !== undefined && { previews }),
    remotes: Object.fromEntries(
      Object.entries(remotes)
        .filter(([name]) => isName(name))
        .map(([name, part]) => [name, parseRemote(name, part)]),
    ),
  };
}

function isName(name: string): boolean {
  const isOne: boolean = v.is(remoteName, name);
  if (!isOne) console.warn(`[host] '${name}' in the site descriptor is not a name of a remote.`);
  return isOne;
}

function parseRemote(name: string, part: unknown): Deployed {
  const { success, output, issues } = v.safeParse(remoteSchema, part, { abortEarly: true });
  if (!success) {
    return {
      status: 'broken',
      version: versionIn(part),
      fault: `${name}.${describeIssue(issues[0])}`,
      contributes: contributesIn(part),
    };
  }
  return output.off === undefined
    ? { status: 'on', remote: withAddresses(output) }
    : { status: 'off', reason: output.off, contributes: output.contributes };
}

/** An entry on the site is below the site's own path, which the descriptor's addresses do not have. */
function withAddresses({ fallback, next, ...release }: SiteRemote): SiteRemote {
  const at = <Version extends Release>(version: Version): Version => ({
    ...version,
    entry: onSite(version.entry),
  });
  return {
    ...at(release),
    ...(fallback && { fallback: at(fallback) }),
    ...(next && { next: at(next) }),
  };
}

const contributing = v.object({ contributes: contributesSchema });

/** The pages and places of a damaged part, which report the damage. */
function contributesIn(part: unknown) {
  return v.is(contributing, part) ? part.contributes : undefined;
}

const versioned = v.object({ version: remoteSchema.entries.version });

function versionIn(part: unknown): string {
  return v.is(versioned, part) ? part.version : UNKNOWN_VERSION;
}

const hostFile = v.object({ version: v.string() });

/** The version of the host that a reload would load; undefined if the server does not say. */
export async function servedHost(): Promise<string | undefined> {
  try {
    const answer = await fetch(onSite('/host.json'), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    return v.parse(hostFile, await answer.json()).version;
  } catch {
    return undefined;
  }
}
