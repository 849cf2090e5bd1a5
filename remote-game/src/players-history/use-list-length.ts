import { useMediaQuery, media } from '@updown/shared';
import { useState } from 'react';

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

/** How many predictions a list shows. From the `wide` window on there is room for a table. */
export function useListLength(wide: string) {
  const isWide = useMediaQuery(wide);
  const [pages, setPages] = useState(1);
  const step = stepOf(isWide);
  return {
    isWide,
    shown: pages * step,
    /** Returns the new number. */
    grow: (): number => {
      setPages(pages + 1);
      return (pages + 1) * step;
    },
  };
}
