import type { Deployed, Site } from '../site/site';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: TrustedTypes;
  }
}

/** The loader adds this when it requests a script again. */
const RETRY = /\?retry=\d+$/;
const FILE = /^[\w.-]+\.js$/;
const FILE_BELOW = /^(?:[\w.-]+\/)*[\w.-]+\.js$/;

/** Whether an address leads to a script in that folder. It refuses escapes: a server may decode them to a path outside. */
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

/** The page may load the host's own scripts, and those in the folders of the remotes that the site names. */
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
 * The page's one Trusted Types policy. It is the default one, because webpack's loaders in the remotes set a script's
 * address as a plain string, and the policy that webpack can make admits every address. It has no rule for HTML and code,
 * so the browser refuses a plain string as either. Until the site is read, it admits the host's own scripts, such as the
 * texts of a language. The returned function admits the remotes of a newer descriptor too.
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
