/** The result of one indexer. */
export interface Measured {
  readonly events: number;
  readonly seconds: number;
}
