import { type Composition, hasStartPage } from '@updown/protocol/site/contributions';
import {
  isAddress,
  Navigate,
  Route,
  Routes,
  shortAddress,
  useLocation,
  useParams,
  VisuallyHidden,
} from '@updown/shared';
import { useEffect } from 'react';
import { t } from '../../texts/texts';
import { useComposition, useHost } from '../host-context';
import { Keep } from '../places/kept';
import { RemotePlace } from '../places/remote-place';
import { contributedTitle } from '../site/site';
import { GamePage } from './game/game-page';
import { NotFoundPage } from './not-found-page';

const HEIGHT = '640px';

/** A page that a remote brings. */
function RemotePage({ page }: { page: Composition['pages'][number] }) {
  const { remote, module, height = HEIGHT } = page;
  const given = useParams()['address'];
  // A link in a long list leads here, and the browser would keep the scroll position of that list.
  useEffect(() => {
    // New browsers return a promise, which React would call as the effect's cleanup.
    void window.scrollTo(0, 0);
  }, [given]);
  if (given !== undefined && !isAddress(given)) {
    return (
      <NotFoundPage>
        {t(
          "{given} is not a player's address. An address is 0x followed by 40 hexadecimal digits.",
          {
            given,
          },
        )}
      </NotFoundPage>
    );
  }
  const title = contributedTitle(page.title, given ? { address: shortAddress(given) } : {});
  return (
    <>
      <title>{`${title} · UpDown`}</title>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <RemotePlace remote={remote} module={module} title={title} height={height} />
    </>
  );
}

/** The routes of the site's pages. A site without the game starts on the first page of its navigation. */
export function PageRoutes() {
  const composition = useComposition();
  const { running } = useHost();
  const { pathname } = useLocation();
  useEffect(() => running.moved(), [running, pathname]);
  const [first] = composition.pages.filter(({ path }) => !path.includes(':'));
  const page = pageAt(pathname, composition);
  const routes = (
    <Routes>
      {hasStartPage(composition) && <Route path="/" element={<GamePage />} />}
      {!hasStartPage(composition) && first !== undefined && (
        <Route path="/" element={<Navigate to={first.path} replace />} />
      )}
      {composition.pages.map((each) => (
        <Route key={each.path} path={each.path} element={<RemotePage page={each} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
  // The page that a visitor leaves may throw as it goes.
  const other = pathname === '/' && hasStartPage(composition) ? 'start' : 'other';
  const suspect = page && { remote: page.remote };
  return <Keep parts={[{ key: page?.path ?? other, suspect, node: routes }]} />;
}

function pageAt(pathname: string, { pages }: Composition) {
  const beginsLike = (path: string) =>
    path.includes(':') && pathname.startsWith(path.slice(0, path.indexOf(':')));
  return pages.find(({ path }) => path === pathname) ?? pages.find(({ path }) => beginsLike(path));
}
