import type { PriceProvider } from './provider';

/** Uses `second` if `first` fails. If both fail, throws the error of `first`. */
export function withFallback(first: PriceProvider, second: PriceProvider): PriceProvider {
  return {
    current: () =>
      first.current().catch((error: unknown) =>
        second.current().catch(() => {
          throw error;
        }),
      ),
  };
}
