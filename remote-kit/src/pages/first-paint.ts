import { contributedText, hasStartPage } from '@updown/protocol/site/contributions';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import * as v from 'valibot';
import { PAGES_FILE } from '../../../webpack/rendered-pages';
import { escaped } from './escaped';
import { publicComposition, shownAt } from './hints';

const rendered = v.object({ title: v.string(), html: v.string() });

/** The host's pages as React draws them first: host/src/app/render-pages.tsx. */
const schema = v.object({
  css: v.string(),
  pages: v.array(
    v.object({
      language: v.string(),
      /** The start page's link in the navigation. */
      startLabel: v.string(),
      /** The start page with all its places. */
      start: rendered,
      /** A page that a remote brings, with `{title}` for its title. */
      page: rendered,
    }),
  ),
});

export type FirstPaint = v.InferOutput<typeof schema>;

/** The content of a page before any script file has run. */
export interface FirstView {
  readonly css: string;
  /** The places of the start page that remotes fill. */
  readonly places: readonly string[];
  /** The page in each language. */
  readonly languages: readonly { language: string; title: string; html: string }[];
}

/** Reads what the host's build has rendered; undefined if it has rendered nothing. */
export async function readFirstPaint(
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<FirstPaint | undefined> {
  const content = await read(PAGES_FILE);
  return content && v.parse(schema, JSON.parse(content.toString()));
}

const EMPTY_NAVIGATION = /(<nav\b[^>]*>)<\/nav>/;

/** The first content of the page at an address; undefined for a page that only a version for some visitors brings. */
export function viewOf(
  at: string,
  { css, pages }: FirstPaint,
  site: Pick<SiteDescriptor, 'remotes' | 'flags'>,
): FirstView | undefined {
  const composition = publicComposition(site);
  const address = shownAt(at, composition);
  const own = composition.pages.find(({ path }) => path === address);
  if (address !== '/' && own === undefined) return undefined;
  const linked = composition.pages.filter(({ link }) => link !== undefined);
  const languages = pages.map(({ language, startLabel, start, page }) => {
    const links = [
      ...(hasStartPage(composition) ? [{ path: '/', label: startLabel }] : []),
      ...linked.map(({ path, title }) => ({ path, label: contributedText(title, language) })),
    ].map(({ path, label }) => {
      const current = path === address ? ' aria-current="page"' : '';
      return `<a href="${path}"${current}>${escaped(label)}</a>`;
    });
    const title = own ? contributedText(own.title, language, { address: '…' }) : '';
    const filled = (text: string) => text.replaceAll('{title}', () => escaped(title));
    const { html, ...shown } = address === '/' ? start : page;
    return {
      language,
      title: filled(shown.title),
      // The page has no links if it is the only one.
      html: filled(html).replace(
        EMPTY_NAVIGATION,
        (_, nav: string) => `${nav}${links.length < 2 ? '' : links.join('')}</nav>`,
      ),
    };
  });
  return { css, places: Object.keys(composition.places), languages };
}
