export interface ResultAmount {
  sign: '+' | '−' | '';
  /** Base units. */
  units: bigint;
}

interface Facts {
  result: 'win' | 'lose' | 'draw' | 'void';
  stake: bigint;
  /** 0 while unknown. */
  payout: bigint;
}

/** The player's net result; null while unknown. A draw and a void round return the stake. */
export function resultAmount({ result, stake, payout }: Facts): ResultAmount | null {
  if (result === 'lose') return stake === 0n ? null : { sign: '−', units: stake };
  if (result === 'win') return payout <= stake ? null : { sign: '+', units: payout - stake };
  return stake === 0n ? null : { sign: '', units: stake };
}

/**
 * The one sum of a result, in base units: what the contract pays the player, stake included, or else the lost stake; null while
 * unknown.
 */
export function resultSum({ result, stake, payout }: Facts): bigint | null {
  const sum = result === 'lose' ? stake : payout;
  return sum === 0n ? null : sum;
}
