import type { Deployed, Site } from '../site/site';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

declare global {
  interface Window {
    /** Missing in some browsers. */
    trustedTypes?: TrustedTypes;
  }
}

/** The suffix that the loader adds when it requests a script again. */
const RETRY = /\?retry=\d+$/;
const FILE = /^[\w.-]+\.js$/;
const FILE_BELOW = /^(?:[\w.-]+\/)*[\w.-]+\.js$/;

/** Whether a URL points to a script in that folder. Refuses escapes, because a server may decode them to a path outside. */
export function isScriptIn(
  folder: string,
  address: string,
  page: string,
  file = FILE_BELOW,
): boolean {
  if (!URL.canParse(address, page)) return false;
  const { href } = new URL(address, page);
  return href.startsWith(folder) && file.test(href.slice(folder.length).replace(RETRY, ''));
}

/** The entries of every version of a remote that a visitor may get. */
function entriesOf(part: Deployed): string[] {
  if (part.status !== 'on') return [];
  const { entry, next, fallback } = part.remote;
  return [entry, ...(next ? [next.entry] : []), ...(fallback ? [fallback.entry] : [])];
}

/** Lets the page load the host's own scripts, and scripts in the folders of the site's remotes. */
export function scriptRule({ remotes }: Site, page: string): (address: string) => boolean {
  const folders = Object.values(remotes)
    .flatMap(entriesOf)
    .map((entry) => new URL('.', new URL(entry, page)).href);
  const own = new URL('/', page).href;
  return (address) =>
    isScriptIn(own, address, page, FILE) ||
    folders.some((folder) => isScriptIn(folder, address, page));
}

/**
 * Creates the page's only Trusted Types policy. It is the default policy, because webpack's loaders in the remotes set a
 * script's URL as a plain string, and the policy that webpack can create allows every URL. The policy has no rule for HTML and
 * inline code, so the browser refuses plain strings there. Until the site is read, the policy allows only the host's own
 * scripts, such as the texts of a language. Returns a function that also allows the remotes of a newer descriptor.
 */
export function guardScripts(reading: Promise<Site>): (site: Site) => void {
  const rules = [scriptRule({ serial: 0, remotes: {} }, location.href)];
  const admit = (site: Site) => void rules.push(scriptRule(site, location.href));
  reading.then(admit, () => undefined);
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (rules.some((admits) => admits(address)) ? address : null),
  });
  return admit;
}
