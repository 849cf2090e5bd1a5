import { hasStartPage, type Composition } from '@updown/protocol/site/contributions';
import { Navigate, Route, Routes, useLocation } from '@updown/shared';
import { useEffect } from 'react';
import { useComposition, useHost } from '../host-context';
import { Keep } from '../places/kept';
import { GamePage } from './game/game-page';
import { NotFoundPage } from './not-found-page';
import { RemotePage } from './remote-page';

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
