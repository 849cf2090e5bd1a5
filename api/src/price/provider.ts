import type { Static } from 'typebox';
import type { PriceSource } from '../schemas/price';

export type Source = Static<typeof PriceSource>;

export interface ProvidedPrice {
  /** With 8 decimals. */
  readonly price: bigint;
  readonly source: Source;
  /** Since when it stands, in Unix milliseconds of the game's time: where it is not of the moment when it was asked for. */
  readonly time?: number;
  /** Its scale was a wrong one, and it was brought to the one that gives a likely price: good for display alone. */
  readonly isRescaled?: boolean;
}

/** Where market prices come from. */
export interface PriceProvider {
  /** The price now; throws where there is none that can be believed. */
  readonly current: () => Promise<ProvidedPrice>;
}
