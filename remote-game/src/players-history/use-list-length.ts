import { useMediaQuery } from '@updown/shared';
import { useState } from 'react';
import { stepOf } from './history-length';

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
