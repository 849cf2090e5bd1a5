import { formatAmount } from '@updown/shared';

/** The largest stake that each side still takes, in base units; 0 where it takes none. */
export interface Largest {
  up: bigint;
  down: bigint;
}

/** Which sides would refuse a stake because the game could not pay it. None where that is not known. */
export function refusedSides(stake: bigint | null, largest: Largest | null) {
  const refuses = (limit: bigint) => stake !== null && stake > limit;
  return {
    up: largest !== null && refuses(largest.up),
    down: largest !== null && refuses(largest.down),
  };
}

/** What each side takes, where it is less than the maximum; null where both take that. */
export function reserveText(largest: Largest | null, maximum: bigint): string | null {
  if (largest === null) return null;
  const sides = [textOf('UP', largest.up, maximum), textOf('DOWN', largest.down, maximum)];
  const texts = sides.filter((text) => text !== null);
  return texts.length === 0 ? null : `Now ${texts.join(', ')}.`;
}

function textOf(side: string, largest: bigint, maximum: bigint): string | null {
  if (largest >= maximum) return null;
  return largest === 0n ? `no stake on ${side}` : `at most ${wholeTokens(largest)} on ${side}`;
}

// Rounded down: what stands there is taken.
const wholeTokens = (units: bigint): string => formatAmount(units, undefined, 0);
