import { Navigate, Route, Routes, useLocation } from '@updown/shared';
import { Suspense, useEffect } from 'react';
import { useHost, useSite } from '../host-context';
import { NotFoundPage } from './not-found-page';
import { pagesOf } from './pages';

/** The routes of the site's pages. A site without the game starts on its first page. */
export function PageRoutes() {
  const pages = pagesOf(useSite());
  const { running } = useHost();
  const { pathname } = useLocation();
  useEffect(() => running.moved(), [running, pathname]);
  const [start] = pages;
  return (
    <Routes>
      {pages.map(({ path, Component }) => (
        <Route
          key={path}
          path={path}
          element={
            <Suspense>
              <Component />
            </Suspense>
          }
        />
      ))}
      {start !== undefined && start.path !== '/' && (
        <Route path="/" element={<Navigate to={start.path} replace />} />
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
