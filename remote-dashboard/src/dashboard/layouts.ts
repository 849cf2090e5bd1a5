import { msg, type Text, theme, useMediaQuery } from '@updown/shared';

type Layout = 'small' | 'medium' | 'large';

/** The layout that fits the window. Not CSS, because the layout decides which elements exist. */
export function useLayout(): Layout {
  const isMedium = useMediaQuery(theme.media.medium);
  const isLarge = useMediaQuery(theme.media.large);
  if (isLarge) return 'large';
  return isMedium ? 'medium' : 'small';
}

export type CardName =
  | 'figures'
  | 'status'
  | 'price'
  | 'admin'
  | 'dangerous'
  | 'operations'
  | 'audit'
  | 'releases'
  | 'names'
  | 'test'
  | 'guide'
  | 'steps'
  | 'tips';

export type Names = readonly CardName[];

type Rows = readonly (readonly Names[])[];

interface Arrangement {
  /** By layout: rows of columns. A column's cards follow each other without gaps, whatever the height of the next column. */
  readonly rows: Record<Exclude<Layout, 'small'>, Rows>;
  /** The cards in the tab of the admin panel. */
  readonly adminTab: Names;
}

/** First three columns, or two, of about the same height; then what needs the width. The dangerous commands are last. */
const ofAdmin: Arrangement = {
  rows: {
    large: [
      [['status', 'operations', 'names'], ['price', 'test', 'audit', 'releases'], ['admin']],
      [['figures']],
      [['guide']],
      [['dangerous']],
    ],
    medium: [
      [['status'], ['price', 'test']],
      [['admin']],
      [['figures']],
      [['operations'], ['audit', 'releases']],
      [['names']],
      [['guide']],
      [['dangerous']],
    ],
  },
  adminTab: ['admin', 'figures', 'operations', 'audit', 'releases', 'names', 'dangerous'],
};

/** A player reads how to play before a panel that is not for them. */
const ofPlayer: Arrangement = {
  rows: {
    large: [
      [
        ['status', 'test'],
        ['price', 'tips'],
        ['steps', 'admin'],
      ],
    ],
    medium: [[['status'], ['price', 'test']], [['guide', 'admin']]],
  },
  adminTab: ['admin'],
};

export function arrangementFor(isAdmin: boolean): Arrangement {
  return isAdmin ? ofAdmin : ofPlayer;
}

const ADMIN_PANEL = msg('Admin Panel');
const MORALIS_TEST = msg('Moralis Test');

/** The cards behind each tab; null for those of the admin panel, which differ. */
export const tabs: readonly { name: Text; names: Names | null }[] = [
  { name: msg('Game Status'), names: ['status'] },
  { name: msg('Price Chart'), names: ['price'] },
  { name: ADMIN_PANEL, names: null },
  { name: MORALIS_TEST, names: ['test'] },
  { name: msg('How to Play'), names: ['guide'] },
];

/** The index of the tab with the form or card of this title. All forms are in the admin panel's tab. */
export function tabOf(title: Text): number {
  const name = title === MORALIS_TEST ? MORALIS_TEST : ADMIN_PANEL;
  return tabs.findIndex((tab) => tab.name === name);
}
