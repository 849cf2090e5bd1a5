import type { CurrentPrice } from '@updown/shared';

/** How long a price may be cached, in milliseconds. */
export const PRICE_CACHE_MS = 30_000;

export const NO_VALID_PRICE = 'Could not get a valid price from Moralis. Please try again later.';

/** A price of a market, from a provider: a fallback is for display only and never reaches the contract. */
function isValid(price: CurrentPrice | undefined): price is CurrentPrice {
  return (
    price !== undefined &&
    price.source !== 'fallback' &&
    Number.isFinite(price.price) &&
    price.price > 0
  );
}

/** The price to start a round with: the one just fetched, else one that was made a moment before `now`, else none. */
export function startPrice(
  fetched: CurrentPrice | undefined,
  cached: CurrentPrice | undefined,
  now: number,
): number | null {
  if (isValid(fetched)) return fetched.price;
  const isFresh = cached !== undefined && now - cached.timestamp <= PRICE_CACHE_MS;
  return isFresh && isValid(cached) ? cached.price : null;
}

/** A price in USD as the contract takes it, with 8 decimals. */
export const toFeedUnits = (price: number): bigint => BigInt(price.toFixed(8).replace('.', ''));
