import { PLAYER_PATH, importWithTimeout, msg, type Text } from '@updown/shared';
import { lazy, type ComponentType } from 'react';
import type { RemoteName, Site } from '../site/site';
import { DashboardPage } from './dashboard-page';
import { GamePage } from './game/game-page';

const loadPlayerPage = importWithTimeout(
  () => import(/* webpackChunkName: "player" */ './player-page'),
);
const PlayerPage = lazy(async () => ({ default: (await loadPlayerPage()).PlayerPage }));

interface Page {
  path: string;
  /** The name in the navigation; a page without one is reached by links only. */
  label?: Text;
  /** The page exists if the site has at least one of these remotes. */
  remotes: readonly RemoteName[];
  Component: ComponentType;
}

const PAGES: readonly Page[] = [
  { path: '/', label: msg('Game'), remotes: ['game', 'chart'], Component: GamePage },
  { path: '/dashboard', label: msg('Dashboard'), remotes: ['dashboard'], Component: DashboardPage },
  { path: PLAYER_PATH, remotes: ['game'], Component: PlayerPage },
];

/** The pages of a site in navigation order; the first one is the start page. */
export function pagesOf(site: Site): readonly Page[] {
  return PAGES.filter(({ remotes }) => remotes.some((name) => site.remotes[name] !== undefined));
}
