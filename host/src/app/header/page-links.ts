import { hasStartPage, remotesOn } from '@updown/protocol/site/contributions';
import { t } from '../../../texts/texts';
import { preloadScripts } from '../../federation/preload-scripts';
import { useComposition, useHost } from '../../host-context';
import { contributedTitle } from '../../site/site';

interface PageLink {
  label: string;
  to: string;
}

/** The links between the site's pages; none for a site with a single page. */
export function usePageLinks(): readonly PageLink[] {
  const composition = useComposition();
  const start = hasStartPage(composition) ? [{ label: t('Game'), to: '/' }] : [];
  const others = composition.pages
    .filter(({ link }) => link !== undefined)
    .map(({ title, path }) => ({ label: contributedTitle(title), to: path }));
  const links = [...start, ...others];
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
  const composition = useComposition();
  return (to: string) => {
    const request = () => {
      if (savesData()) return;
      for (const remote of remotesOn(to, composition)) {
        const release = running.of(remote)?.release;
        if (release !== undefined) preloadScripts(release);
      }
    };
    return { onPointerEnter: request, onFocus: request };
  };
}
