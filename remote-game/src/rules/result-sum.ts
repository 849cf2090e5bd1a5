interface Facts {
  result: 'win' | 'lose' | 'draw' | 'void';
  stake: bigint;
  /** 0 while unknown. */
  payout: bigint;
}

/**
 * The one sum of a result, in base units: what the contract pays the player, stake included, or else the lost stake; null while
 * unknown.
 */
export function resultSum({ result, stake, payout }: Facts): bigint | null {
  const sum = result === 'lose' ? stake : payout;
  return sum === 0n ? null : sum;
}
