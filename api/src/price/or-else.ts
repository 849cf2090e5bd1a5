import type { PriceProvider } from './provider';

/** The second source's price where the first has none. */
export const orElse = (first: PriceProvider, second: PriceProvider): PriceProvider => ({
  current: () =>
    first.current().catch((problem: unknown) =>
      second.current().catch(() => {
        throw problem;
      }),
    ),
});
