import {
  firstPaintOf,
  rulesOf,
  scriptOf,
  type FirstPaint,
  type FirstPaintFile,
} from './first-paint';
import { hintsOf, pageAddresses, readsOn, remotesOn, type Hint } from './hints';
import { composePage, type FirstPaintInPage } from './page';
import type { SiteDescriptor } from '@updown/shared/site';

/**
 * What a page will request first: the stable version of each remote on it, and its data. Another server's files get no
 * hint.
 */
function hintsFor(page: string, site: SiteDescriptor): Hint[] {
  const scripts = remotesOn(page, site)
    .map((name) => site.remotes[name]!)
    .filter(({ entry, off }) => entry.startsWith('/') && off === undefined)
    .flatMap((remote, index) =>
      hintsOf(page, remote).map((hint) => (index === 0 ? hint : { ...hint, isLast: true })),
    );
  return [...scripts, ...readsOn(page, site)];
}

interface Site {
  readonly descriptor: SiteDescriptor;
  readonly origin?: string | undefined;
  /** What the page shows before any script has run; without it, nothing. */
  readonly firstPaint?: FirstPaint | undefined;
}

/** What a page shows before any script has run, with its files. */
export function viewOf(
  page: string | undefined,
  firstPaint: FirstPaint,
  descriptor: SiteDescriptor,
): FirstPaintInPage | undefined {
  const view = firstPaintOf(page, firstPaint, descriptor);
  if (view === undefined) return undefined;
  // A page without looks has nothing to fill.
  const script = view.looks === '' ? undefined : scriptOf(firstPaint, view.remotes);
  return { ...view, rules: rulesOf(firstPaint, view.remotes), script };
}

/** The host's page at each address, and one without hints for every other address; the files of their first paint. */
export function composePages(html: string, { descriptor, origin, firstPaint }: Site) {
  // One file stands for all players, so it names none of their addresses.
  const at = (page?: string) => {
    const path = page?.includes(':') === true ? undefined : page;
    return origin === undefined ? undefined : { origin, ...(path !== undefined && { path }) };
  };
  const files = new Map<string, FirstPaintFile>();
  const composed = (page?: string) => {
    const view = firstPaint && viewOf(page, firstPaint, descriptor);
    if (view?.script) files.set(view.script.path, view.script);
    return composePage(html, {
      descriptor,
      hints: page === undefined ? [] : hintsFor(page, descriptor),
      address: at(page),
      view,
    });
  };
  const pages = new Map(pageAddresses.map((page) => [page, composed(page)]));
  const other = composed();
  return { pages, other, files: [...files.values()] };
}
