import { entriesOf, type Release } from '@updown/protocol/site/site-descriptor';
import { onSite } from '@updown/shared';
import type { Site } from '../site/site';

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

function entriesIn({ remotes }: Site, page: string): URL[] {
  const running = Object.values(remotes).filter((part) => part.status === 'on');
  return running.flatMap(({ remote }) => entriesOf(remote)).map((entry) => new URL(entry, page));
}

/**
 * Whether the policy that came with the page admits a version's origin: only the origins of the site that the page began
 * with. A version elsewhere requires a reload.
 */
export function originRule(site: Site, page: string): (release: Release) => boolean {
  const origins = [new URL(page), ...entriesIn(site, page)].map(({ origin }) => origin);
  return ({ entry }) => origins.includes(new URL(entry, page).origin);
}

/** Lets the page load the host's own scripts, and scripts in the folders of the site's remotes. */
export function scriptRule(site: Site, page: string): (address: string) => boolean {
  const folders = entriesIn(site, page).map((entry) => new URL('.', entry).href);
  const own = new URL(onSite('/'), page).href;
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
