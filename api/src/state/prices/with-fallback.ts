import type { PriceProvider } from './provider';

/** Uses `second` if `first` fails. Throws the error of `first` if both fail. */
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
