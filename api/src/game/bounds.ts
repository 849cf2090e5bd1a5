/** The limits that a player has set, in base units and Unix seconds; a `perDay` of 0 means no limit. */
export interface Limits {
  readonly perDay: bigint;
  /** The largest number if there is no limit. */
  readonly left: bigint;
  readonly nextPerDay: bigint;
  readonly nextFrom: bigint;
  readonly breakUntil: bigint;
}

/** The key that may predict for a player; the zero address is none. */
export interface Session {
  readonly key: string;
  readonly perRound: bigint;
  readonly left: bigint;
  readonly end: bigint;
}
