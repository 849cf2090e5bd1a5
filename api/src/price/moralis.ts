import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { PriceProvider } from './provider';
import { believablePrice } from './sanity';

const wrappedEther = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

const TokenPrice = Type.Object({
  usdPrice: Type.Number(),
  tokenAddress: Type.Optional(Type.String()),
});

/** Whether it is what Moralis documents, and not about another token. */
const isPriceOfEther = (answer: unknown): answer is Static<typeof TokenPrice> =>
  Value.Check(TokenPrice, answer) &&
  (answer.tokenAddress ?? wrappedEther).toLowerCase() === wrappedEther.toLowerCase();

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
    const answer: unknown = await response.json().catch(() => undefined);
    if (!isPriceOfEther(answer))
      throw new Error('Moralis answered something other than the price of ether.');
    return { ...believablePrice(answer.usdPrice), source: 'moralis' };
  },
});
