import { useHost } from '../context/host-context';
import { useSite } from '../context/use-site';
import { pagesOf } from '../pages/pages';
import { preloadScripts } from '../remotes/preload-scripts';

interface Network {
  readonly saveData?: boolean;
}

function savesData(): boolean {
  return (navigator as { connection?: Network }).connection?.saveData === true;
}

/** Handlers for the links to pages: who points at a link, or focuses it, has the scripts of its page requested. */
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
