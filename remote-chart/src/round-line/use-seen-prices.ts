import type { CurrentPrice } from '@updown/shared';
import { useState } from 'react';
import type { Point } from './line-scale';
import { SHOWN_MS } from './recent-line';

/** The live prices since the component appeared, as far back as the line shows them. */
export function useSeenPrices(price: CurrentPrice | undefined): readonly Point[] {
  const [seen, setSeen] = useState<readonly Point[]>([]);
  const time = price?.timestamp ?? 0;
  // A fallback price is for display only, not a market price.
  if (price !== undefined && price.source !== 'fallback' && time > (seen.at(-1)?.time ?? 0)) {
    const shown = seen.filter((one) => one.time > time - SHOWN_MS);
    setSeen([...shown, { time, price: price.price }]);
  }
  return seen;
}
