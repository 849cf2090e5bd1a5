import { parseEnvelope, parseSite, type Envelope } from './parse-site';
import { SiteError, type Site } from './site';
import { checkTrust, OutdatedSite, parseKeys } from './site-trust';

const WITHIN_MS = 8_000;
const keys = parseKeys(process.env['UPDOWN_SITE_KEYS'] ?? '');

/** The descriptor: inlined in the page as `<script type="application/json" id="site">`, or fetched. */
export async function readSite(): Promise<Site> {
  const inlined = document.getElementById('site')?.textContent;
  if (!inlined) return readServedSite();
  try {
    return parseSite(await accept(inlined));
  } catch (error) {
    // A page that waited in a cache; the server has the newer descriptor.
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
    keys,
    origin: location.origin,
    storage: localStorage,
    now: Date.now(),
  });
  return site;
}

async function fetchSite(): Promise<string> {
  const answer = await fetch(new URL('/site.json', location.href), {
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
