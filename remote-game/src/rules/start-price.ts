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

/** The price to start a round with: the one just fetched, else one that was fetched a moment ago, else none. */
export function startPrice(
  fetched: CurrentPrice | undefined,
  cached: { price: CurrentPrice; ageMs: number } | undefined,
): number | null {
  if (isValid(fetched)) return fetched.price;
  if (cached !== undefined && cached.ageMs <= PRICE_CACHE_MS && isValid(cached.price)) {
    return cached.price.price;
  }
  return null;
}

/** A price in USD as the contract takes it, with 8 decimals. */
export const toFeedUnits = (price: number): bigint => BigInt(price.toFixed(8).replace('.', ''));
