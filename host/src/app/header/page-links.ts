import { t } from '../../../texts/texts';
import { preloadScripts } from '../../federation/preload-scripts';
import { useSite, useHost } from '../../host-context';
import { pagesOf } from '../../pages/pages';

interface PageLink {
  label: string;
  to: string;
}

/** The links between the site's pages; none for a site with a single page. */
export function usePageLinks(): readonly PageLink[] {
  const links = pagesOf(useSite()).flatMap(({ label, path }) =>
    label === undefined ? [] : [{ label: t(label), to: path }],
  );
  return links.length < 2 ? [] : links;
}

interface Network {
  readonly saveData?: boolean;
}

function savesData(): boolean {
  return (navigator as { connection?: Network }).connection?.saveData === true;
}

/** Handlers for the page links: hover or focus preloads the scripts of the linked page. */
export function usePageIntent() {
  const { running } = useHost();
  const pages = pagesOf(useSite());
  return (to: string) => {
    const request = () => {
      if (savesData()) return;
      for (const remote of pages.find(({ path }) => path === to)?.remotes ?? []) {
        const release = running.of(remote)?.release;
        if (release !== undefined) preloadScripts(release);
      }
    };
    return { onPointerEnter: request, onFocus: request };
  };
}
