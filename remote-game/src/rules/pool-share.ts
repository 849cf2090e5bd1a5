import { formatWholePercent as whole } from '@updown/shared';

/** The UP share of the pool, from 0 to 1, rounded to thousandths. */
export function upShare(up: bigint, down: bigint): number {
  const total = up + down;
  return total === 0n ? 0 : Number((up * 1000n) / total) / 1000;
}

/** The share of each side in whole percent; null while the pool is empty. A side with a stake never shows 0%. */
export function poolShares(up: bigint, down: bigint): { up: string; down: string } | null {
  const total = up + down;
  if (total === 0n) return null;
  const tenths = Number((up * 1000n) / total);
  // Rounded once, so that the two add up to 100%.
  const percent = Math.round(tenths / 10);
  if (up > 0n && percent === 0) return { up: `<${whole(1)}`, down: `>${whole(99)}` };
  if (down > 0n && percent === 100) return { up: `>${whole(99)}`, down: `<${whole(1)}` };
  return { up: whole(percent), down: whole(100 - percent) };
}
