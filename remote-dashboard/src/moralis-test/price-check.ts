import type { CurrentPrice } from '@updown/shared';

/** What asking for the price came to. */
export interface PriceCheck {
  price: CurrentPrice;
  /** How old the answer was when it came, in seconds. */
  ageSeconds: number;
  /** The price was taken before it was asked for. */
  cached: boolean;
}

/** Times in Unix milliseconds of the server's clock. */
export function checkOf(price: CurrentPrice, askedAt: number, answeredAt: number): PriceCheck {
  return {
    price,
    ageSeconds: Math.max(0, Math.round((answeredAt - price.timestamp) / 1000)),
    cached: price.timestamp < askedAt,
  };
}

export const providers: Record<CurrentPrice['source'], string> = {
  moralis: 'Moralis',
  simulated: 'Simulated walk',
  chainlink: 'Chainlink feed',
  fallback: 'Fallback, no provider answers',
};
