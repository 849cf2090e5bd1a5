import { media } from '@updown/shared';

/** The smallest window with room for a table: beside the panel, a medium window is too narrow for the columns. */
export const WIDE = media.large;

/** The specified number of predictions, initially and for each 'Load more'. */
const TABLE_ROWS = 50;
const CARDS = 30;

export function stepOf(isWide: boolean): number {
  return isWide ? TABLE_ROWS : CARDS;
}

/** A list longer than this shows the hint to scroll. */
const HINT_ABOVE = 20;

/** @param shown The most predictions that the list shows. */
export function isLong(total: number, shown: number): boolean {
  return Math.min(total, shown) > HINT_ABOVE;
}
