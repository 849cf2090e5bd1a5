import type { CurrentPrice } from '../api/types';

/** Whether a price does not come from a market. */
export function isSimulated(source: CurrentPrice['source']): boolean {
  return source === 'simulated' || source === 'fallback';
}
