import { useSite } from '../context/use-site';
import { pagesOf } from '../pages/pages';
import { t } from '../texts/texts';

interface PageLink {
  label: string;
  to: string;
}

/** The links between the site's pages; a site of one page needs none. */
export function usePageLinks(): readonly PageLink[] {
  const links = pagesOf(useSite()).flatMap(({ label, path }) =>
    label === undefined ? [] : [{ label: t(label), to: path }],
  );
  return links.length < 2 ? [] : links;
}
