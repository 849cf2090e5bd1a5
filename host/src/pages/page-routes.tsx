import { Navigate, Route, Routes, useLocation } from '@updown/shared';
import { hasStartPage } from '@updown/shared/site';
import { useEffect } from 'react';
import { useComposition, useHost } from '../host-context';
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
  return (
    <Routes>
      {hasStartPage(composition) && <Route path="/" element={<GamePage />} />}
      {!hasStartPage(composition) && first !== undefined && (
        <Route path="/" element={<Navigate to={first.path} replace />} />
      )}
      {composition.pages.map((page) => (
        <Route key={page.path} path={page.path} element={<RemotePage page={page} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
