import type { Static } from 'typebox';
import type { PriceSource } from '../schemas/price';

export type Source = Static<typeof PriceSource>;

export interface ProvidedPrice {
  /** With 8 decimals. */
  readonly price: bigint;
  readonly source: Source;
}

/** Where market prices come from. */
export interface PriceProvider {
  /** The price now; throws where there is none that can be believed. */
  readonly current: () => Promise<ProvidedPrice>;
}
