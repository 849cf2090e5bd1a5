/** What a way of indexing did, and how long it took over it. */
export interface Measured {
  readonly events: number;
  readonly seconds: number;
}
