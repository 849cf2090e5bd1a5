import { formatPrice, formatShare } from '@updown/shared';

export type Way = 'up' | 'down' | 'level';

interface Move {
  way: Way;
  /** '$3.71' */
  dollars: string;
  /** '−0.15%' */
  percent: string;
}

/** How far a price is from the start price. A start price of 0 is not known yet. */
export function moveFrom(start: number, price: number): Move {
  const distance = Math.abs(price - start);
  const share = start === 0 ? 0 : (distance / start) * 100;
  return {
    way: price > start ? 'up' : price < start ? 'down' : 'level',
    dollars: dollarsOf(distance),
    percent: percentOf(price < start ? '−' : '+', share),
  };
}

/** The outcome compares exact prices, so a distance below one cent must not read as none. */
export function dollarsOf(distance: number): string {
  return distance > 0 && distance < 0.005 ? `<${formatPrice(0.01)}` : formatPrice(distance);
}

function percentOf(sign: string, share: number): string {
  if (share === 0) return formatShare(0);
  return share < 0.005 ? `<${formatShare(0.01)}` : `${sign}${formatShare(share)}`;
}
