import type { PriceProvider, ProvidedPrice } from './provider';
import { AbsurdPrice, suspiciousUnits } from './sanity';

/** How old a price may be that is posted to the feed. */
const freshMs = 5_000;

/** Gives a price that was taken a moment ago rather than ask for another. */
export const cachedPrices = (provider: PriceProvider, maximumAgeMs = freshMs): PriceProvider => {
  let known: { price: ProvidedPrice; at: number } | undefined;
  return {
    current: async () => {
      if (known !== undefined && Date.now() - known.at < maximumAgeMs) return known.price;
      const price = await provider.current();
      known = { price, at: Date.now() };
      return price;
    },
  };
};

/** The prices that may reach the contract: real ones, and on a local chain the simulated. */
export const chainPrices = (provider: PriceProvider, isLocal: boolean): PriceProvider => ({
  current: async () => {
    const price = await provider.current();
    if (price.price <= 0n) throw new AbsurdPrice('The price is not positive.');
    if (price.price > suspiciousUnits || price.isRescaled)
      throw new AbsurdPrice('The price is out of all proportion.');
    const isReal = price.source === 'moralis' || price.source === 'chainlink';
    if (!isReal && !isLocal)
      throw new Error(`A ${price.source} price is not for a chain that is not local.`);
    return price;
  },
});
