import type { CurrentPrice } from '@updown/protocol/api/price';

/** Whether a price comes from something other than a market. */
export function isSimulated(source: CurrentPrice['source']): boolean {
  return source === 'simulated' || source === 'fallback';
}
