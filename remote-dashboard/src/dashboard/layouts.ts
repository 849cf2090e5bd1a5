import { msg, type Text } from '@updown/shared';
import type { Layout } from './use-layout';

export type CardName =
  | 'figures'
  | 'status'
  | 'price'
  | 'admin'
  | 'dangerous'
  | 'operations'
  | 'audit'
  | 'releases'
  | 'test'
  | 'guide';

export type Names = readonly CardName[];

/** The cards that a visitor's page has no room for. */
export const ADMIN_CARDS: ReadonlySet<CardName> = new Set([
  'figures',
  'operations',
  'audit',
  'releases',
  'dangerous',
]);

/**
 * The cards below the health, as columns in rows: first three columns, or two and one below them, then the rest. The guide has a
 * row of its own, in which its parts are beside each other. The dangerous commands are the last card.
 */
export const rows: Record<Exclude<Layout, 'small'>, readonly (readonly Names[])[]> = {
  large: [
    [['status'], ['price', 'test'], ['admin']],
    [['figures']],
    [['operations'], ['audit']],
    [['releases']],
    [['guide']],
    [['dangerous']],
  ],
  medium: [
    [['status'], ['price', 'test']],
    [['admin', 'figures', 'operations', 'audit', 'releases', 'guide', 'dangerous']],
  ],
};

const ADMIN_PANEL = msg('Admin Panel');
const MORALIS_TEST = msg('Moralis Test');

export const tabs: readonly { name: Text; names: Names }[] = [
  { name: msg('Game Status'), names: ['status'] },
  { name: msg('Price Chart'), names: ['price'] },
  {
    name: ADMIN_PANEL,
    names: ['admin', 'figures', 'operations', 'audit', 'releases', 'dangerous'],
  },
  { name: MORALIS_TEST, names: ['test'] },
  { name: msg('How to Play'), names: ['guide'] },
];

/** The index of the tab with the form or card of this title. All forms are in the admin panel's tab. */
export function tabOf(title: Text): number {
  const name = title === MORALIS_TEST ? MORALIS_TEST : ADMIN_PANEL;
  return tabs.findIndex((tab) => tab.name === name);
}
