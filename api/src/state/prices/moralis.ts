import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { PriceProvider } from './provider';
import { plausiblePrice } from './sanity';

const WRAPPED_ETHER = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

const TokenPrice = Type.Object({
  usdPrice: Type.Number(),
  tokenAddress: Type.Optional(Type.String()),
  '24hrPercentChange': Type.Optional(Type.Unknown()),
});

/** Whether the response has the documented shape and is about wrapped ether. */
function isPriceOfEther(answer: unknown): answer is Static<typeof TokenPrice> {
  return (
    Value.Check(TokenPrice, answer) &&
    (answer.tokenAddress ?? WRAPPED_ETHER).toLowerCase() === WRAPPED_ETHER.toLowerCase()
  );
}

/**
 * Moralis returns the percentage as a string. An invalid percentage is left out, because the price is usable without
 * it.
 */
function changeOf(given: unknown): { change24h?: number } {
  const change24h =
    typeof given === 'number' || (typeof given === 'string' && given.trim() !== '')
      ? Number(given)
      : NaN;
  return Number.isFinite(change24h) ? { change24h } : {};
}

interface Options {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
}

/** The price of wrapped ether from Moralis. The key is sent only in a header. */
export function moralisPrices({ url, key, timeoutMs }: Options): PriceProvider {
  return {
    current: async () => {
      const response = await fetch(`${url}/erc20/${WRAPPED_ETHER}/price?chain=eth`, {
        headers: { 'X-API-Key': key, accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`Moralis answered ${response.status}.`);
      const answer: unknown = await response.json().catch(() => undefined);
      if (!isPriceOfEther(answer)) {
        throw new Error('The response from Moralis is not the price of ether.');
      }
      return {
        ...plausiblePrice(answer.usdPrice),
        ...changeOf(answer['24hrPercentChange']),
        source: 'moralis',
      };
    },
  };
}
