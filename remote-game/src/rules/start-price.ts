import type { CurrentPrice } from '@updown/shared';
import { msg } from '@updown/shared';

/** The lifetime of a cached price, in milliseconds. */
export const PRICE_CACHE_MS = 30_000;

export const NO_VALID_PRICE = msg(
  'Could not get a valid price from Moralis. Please try again later.',
);

/** A fallback price is for display only and never reaches the contract. */
function isValid(price: CurrentPrice | undefined): price is CurrentPrice {
  return (
    price !== undefined &&
    price.source !== 'fallback' &&
    Number.isFinite(price.price) &&
    price.price > 0
  );
}

/** The price to start a round with: the fetched price, else a fresh cached one, else null. `now` is in Unix milliseconds. */
export function startPrice(
  fetched: CurrentPrice | undefined,
  cached: CurrentPrice | undefined,
  now: number,
): number | null {
  if (isValid(fetched)) return fetched.price;
  const isFresh = cached !== undefined && now - cached.timestamp <= PRICE_CACHE_MS;
  return isFresh && isValid(cached) ? cached.price : null;
}

/** A price in USD as an integer with the feed's 8 decimals. */
export function toFeedUnits(price: number): bigint {
  return BigInt(price.toFixed(8).replace('.', ''));
}
