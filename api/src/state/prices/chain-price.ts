import type { PriceProvider } from './provider';
import { ImplausiblePrice, suspiciousUnits } from './sanity';

/**
 * Limits prices to those that may reach the contract: real ones, and simulated ones on a local chain. They are never
 * cached, because the end price of a round must be read after its end.
 */
export function chainPrices(provider: PriceProvider, isLocal: boolean): PriceProvider {
  return {
    current: async () => {
      const price = await provider.current();
      if (price.price <= 0n) throw new ImplausiblePrice('The price is not positive.');
      if (price.price > suspiciousUnits || price.isRescaled) {
        throw new ImplausiblePrice('The price is implausible.');
      }
      const isReal = price.source === 'moralis' || price.source === 'chainlink';
      if (!isReal && !isLocal) {
        throw new Error(`A ${price.source} price is allowed on a local chain only.`);
      }
      return price;
    },
  };
}
