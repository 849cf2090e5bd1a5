import type { Contributes } from '@updown/protocol/site/contributions';

function place(name: string, module: string) {
  return { place: name, title: { en: module }, module };
}

/** The contributions of a usual site's remotes. */
export const contributed: Readonly<Record<string, Contributes>> = {
  game: {
    pages: [
      { path: '/players/:address', title: { en: 'Player {address}' }, module: 'PlayerRecord' },
    ],
    places: [
      place('game.panel', 'GamePanel'),
      place('game.round', 'Round'),
      place('game.pools', 'Pools'),
      place('game.history', 'PlayersHistory'),
      place('game.line', 'RoundLineBar'),
    ],
  },
  chart: { places: [place('game.ticker', 'LiveResults'), place('game.chart', 'PriceChart')] },
  dashboard: {
    pages: [{ path: '/dashboard', title: { en: 'Dashboard' }, module: 'Dashboard', link: 10 }],
  },
};
