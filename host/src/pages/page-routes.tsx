import { Navigate, Route, Routes } from '@updown/shared';
import { useHost } from '../app/host-context';
import { DashboardPage } from './dashboard-page';
import { GamePage } from './game-page';
import { NotFoundPage } from './not-found-page';
import { pagesOf } from './pages-of';

/** The routes of the pages that exist. A site with the dashboard alone begins there. */
export function PageRoutes() {
  const pages = pagesOf(useHost().site);
  return (
    <Routes>
      <Route path="/" element={pages.game ? <GamePage /> : <Navigate to="/dashboard" replace />} />
      {pages.dashboard && <Route path="/dashboard" element={<DashboardPage />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
