import type { PriceSource } from '@updown/protocol/api/price';

export type Source = PriceSource;

export interface ProvidedPrice {
  /** With 8 decimals. */
  readonly price: bigint;
  readonly source: Source;
  /** The time of the price in Unix milliseconds of game time, if it differs from the time of the request. */
  readonly time?: number;
  /** The change over the last 24 hours in percent, if the provider gives one. */
  readonly change24h?: number;
  /** Whether the price had the wrong scale and was corrected. Such a price is for display only. */
  readonly isRescaled?: boolean;
}

/** A source of market prices. */
export interface PriceProvider {
  /** The current price. Throws if it is unavailable or implausible. */
  readonly current: () => Promise<ProvidedPrice>;
}
