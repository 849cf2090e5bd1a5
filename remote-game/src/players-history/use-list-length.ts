import { useMediaQuery } from '@updown/shared';
import { useState } from 'react';

/** The specified number of predictions at first, and with each 'Load more'. */
const TABLE_ROWS = 50;
const CARDS = 30;

/** How many predictions a list shows. From that window on there is room for a table. */
export function useListLength(wide: string) {
  const isWide = useMediaQuery(wide);
  const [pages, setPages] = useState(1);
  const step = isWide ? TABLE_ROWS : CARDS;
  return {
    isWide,
    shown: pages * step,
    /** Resolves to the new number. */
    grow: (): number => {
      setPages(pages + 1);
      return (pages + 1) * step;
    },
  };
}
