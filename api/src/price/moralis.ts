import { believablePrice } from './sanity';
import type { PriceProvider } from './provider';

const wrappedEther = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

interface Options {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
}

/** The price of wrapped ether as Moralis has it. The key goes in a header, and nowhere else. */
export const moralisPrices = ({ url, key, timeoutMs }: Options): PriceProvider => ({
  current: async () => {
    const response = await fetch(`${url}/erc20/${wrappedEther}/price?chain=eth`, {
      headers: { 'X-API-Key': key, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Moralis answered ${response.status}.`);
    const answer = (await response.json()) as { usdPrice?: unknown } | null;
    return { price: believablePrice(answer?.usdPrice), source: 'moralis' };
  },
});
