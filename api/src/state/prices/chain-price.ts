import type { PriceProvider } from './provider';
import { ImplausiblePrice, suspiciousUnits } from './sanity';

/**
 * Allows only prices that are safe to post to the contract: real prices, and on a local chain simulated ones. Never
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
