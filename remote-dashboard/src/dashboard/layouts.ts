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
  | 'test'
  | 'guide';

export type Names = readonly CardName[];

/**
 * The cards between the figures and the dangerous commands, as columns in rows: one row of three columns, or one row of two
 * columns and one of a single column.
 */
export const rows: Record<Exclude<Layout, 'small'>, readonly (readonly Names[])[]> = {
  large: [[['status', 'test', 'operations'], ['price', 'guide', 'audit'], ['admin']]],
  medium: [[['status'], ['price', 'test']], [['admin', 'operations', 'audit', 'guide']]],
};

const ADMIN_PANEL = msg('Admin Panel');
const MORALIS_TEST = msg('Moralis Test');

export const tabs: readonly { name: Text; names: Names }[] = [
  { name: msg('Game Status'), names: ['status'] },
  { name: msg('Price Chart'), names: ['price'] },
  { name: ADMIN_PANEL, names: ['figures', 'admin', 'operations', 'audit', 'dangerous'] },
  { name: MORALIS_TEST, names: ['test'] },
  { name: msg('How to Play'), names: ['guide'] },
];

/** The index of the tab with the form or card of this title. All forms are in the admin panel's tab. */
export function tabOf(title: Text): number {
  const name = title === MORALIS_TEST ? MORALIS_TEST : ADMIN_PANEL;
  return tabs.findIndex((tab) => tab.name === name);
}
