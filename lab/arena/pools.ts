/** The stakes on each side of a round, in base units. */
export interface Pools {
  up: bigint;
  down: bigint;
}

/** The terms of a round that limit its stakes. Amounts are in base units, times in seconds. */
export interface RoundTerms {
  minimum: bigint;
  maximum: bigint;
  exposure: bigint;
  lock: number;
}

export const ROUND = 300;

export function poolsWith({ up, down }: Pools, isUp: boolean, amount: bigint): Pools {
  return isUp ? { up: up + amount, down } : { up, down: down + amount };
}

export function sidesOf({ up, down }: Pools, isUp: boolean): { own: bigint; other: bigint } {
  return isUp ? { own: up, other: down } : { own: down, other: up };
}

/** The total stakes that a side can still accept within the round's exposure. */
export function roomOf(pools: Pools, isUp: boolean, exposure: bigint): bigint {
  const { own, other } = sidesOf(pools, isUp);
  const percent = other === 0n ? 80n : 10n;
  return ((other + exposure) * 100n + 99n) / percent - own;
}
