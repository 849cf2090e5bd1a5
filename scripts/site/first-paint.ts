import * as v from 'valibot';
import { PAGES_FILE } from '../../webpack/rendered-pages';
import type { SiteDescriptor } from '@updown/shared/site';

/** The host's pages as React draws them first: host/src/app/render-pages.tsx. */
const schema = v.object({
  css: v.string(),
  pages: v.array(
    v.object({
      /** Its address: '/dashboard'. */
      page: v.string(),
      /** The remotes of the site that it is for, in the order of their names. */
      remotes: v.array(v.string()),
      language: v.string(),
      title: v.string(),
      html: v.string(),
    }),
  ),
});

export type FirstPaint = v.InferOutput<typeof schema>;

/** What a page shows before any script of a file has run. */
export interface FirstView {
  readonly css: string;
  readonly page: string;
  readonly remotes: readonly string[];
  /** The page in each language. */
  readonly languages: readonly Pick<FirstPaint['pages'][number], 'language' | 'title' | 'html'>[];
}

/** Reads what the host's build has rendered; undefined if it has rendered nothing. */
export async function readFirstPaint(
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<FirstPaint | undefined> {
  const content = await read(PAGES_FILE);
  return content && v.parse(schema, JSON.parse(content.toString()));
}

/** What a page of a site shows first; undefined for a page that is not rendered, such as a player's. */
export function viewOf(
  page: string | undefined,
  { css, pages }: FirstPaint,
  { remotes }: SiteDescriptor,
): FirstView | undefined {
  const on = Object.keys(remotes).filter((name) => remotes[name]!.off === undefined);
  const names = on.toSorted();
  const languages = pages.filter(
    (each) => each.page === page && each.remotes.join() === names.join(),
  );
  return page === undefined || languages.length === 0
    ? undefined
    : { css, page, remotes: names, languages };
}
