import { isShown, shownTo } from '@updown/protocol/site/audience';
import { isReserved } from '@updown/protocol/site/contribution-rules';
import {
  compose,
  hasStartPage,
  PLACES,
  placeNames,
  remotesOn,
} from '@updown/protocol/site/contributions';
import type { Composition } from '@updown/protocol/site/contributions';
import type { Release, SiteDescriptor } from '@updown/protocol/site/site-descriptor';

/**
 * A script, or an answer of the API, that the page will request. If the hint differs from the request, the browser loads
 * it twice.
 */
export interface Hint {
  readonly href: string;
  /** For a script only. */
  readonly integrity?: string;
}

type Site = Pick<SiteDescriptor, 'remotes' | 'flags'>;

/** What everybody sees: a page's file is the same for all. */
export function publicComposition({ remotes, flags }: Site): Composition {
  return shownTo(compose(remotes), { flags });
}

/** The page at an address: without the start page, `/` leads to the first page of the navigation. */
export function shownAt(address: string, composition: Composition): string {
  if (address !== '/' || hasStartPage(composition)) return address;
  return composition.pages.find(({ path }) => !path.includes(':'))?.path ?? address;
}

/** The parts of a page that its visitors see first, in the order in which they wait for them. */
function firstParts(address: string, { pages, places }: Composition) {
  return address === '/'
    ? placeNames.filter((name) => PLACES[name].isFirst).flatMap((name) => places[name] ?? [])
    : pages.filter(({ path }) => path === address);
}

/** The files of one remote that the page requests first: its entry, and the modules that it shows. */
function scriptsOf({ entry, integrity, modules }: Release, shown: readonly string[]): Hint[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const scripts = Object.entries(modules)
    .filter(([module]) => shown.includes(module))
    .flatMap(([, files]) => Object.entries(files));
  return [
    { href: entry, integrity },
    ...[...new Map(scripts)].map(([name, hash]) => ({ href: `${folder}${name}`, integrity: hash })),
  ];
}

/**
 * The first requests of the page at an address: the stable version of each remote on it, and its data. Another server's
 * files get no hint.
 */
export function hintsFor(at: string, site: Site): Hint[] {
  const { remotes } = site;
  const composition = publicComposition(site);
  const address = shownAt(at, composition);
  const parts = firstParts(address, composition);
  const scripts = remotesOn(address, composition).flatMap((name) => {
    const remote = remotes[name]!;
    const shown = parts.filter((part) => part.remote === name).map(({ module }) => module);
    if (shown.length === 0 || remote.off !== undefined || !remote.entry.startsWith('/')) return [];
    return scriptsOf(remote, shown);
  });
  const reads = new Set(parts.flatMap(({ reads: own = [] }) => own));
  return [...scripts, ...[...reads].map((href) => ({ href }))];
}

/**
 * The addresses of a site's pages: those of every version that a visitor may get, as far as everybody sees them. A page for
 * some has no file, which would name it to all: the page for other addresses shows it to them.
 */
export function pageAddresses({ remotes, flags }: Site): readonly string[] {
  const versions = Object.values(remotes).flatMap(({ next, fallback, ...stable }) => [
    stable,
    ...(next ? [next] : []),
    ...(fallback ? [fallback] : []),
  ]);
  const pages = versions
    .flatMap(({ contributes }) => contributes?.pages ?? [])
    .filter((page) => isShown(page, { flags }));
  // A page at one of these would replace a file of the site, such as its start page.
  const paths = pages.map(({ path }) => path).filter((path) => !isReserved(path));
  return ['/', ...new Set(paths)];
}
