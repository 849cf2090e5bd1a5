import { parseSite, SiteError, type Site } from './site';

const WITHIN_MS = 8_000;

/** The descriptor: inlined in the page as `<script type="application/json" id="site">`, or fetched. */
export async function readSite(): Promise<Site> {
  const inlined = document.getElementById('site')?.textContent;
  return parseSite(parseJson(inlined ?? (await fetchSite())));
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
