/** The limits that a player has set, in base units and Unix seconds; `perDay` 0 is none. */
export interface Limits {
  readonly perDay: bigint;
  /** Without a limit the largest number. */
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
