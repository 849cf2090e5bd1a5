/** The shares that a version passes through on its way to every visitor, in percent. */
export const STEPS = [5, 20, 50, 100] as const;

/** Fewer failures say nothing: a visitor's own network fails too. */
const FEWEST = 3;

/** The failures of both versions during a step. */
export interface Step {
  readonly share: number;
  readonly ofNext: number;
  readonly ofCurrent: number;
}

/** The share after a step; 0 takes the version back, because it fails more often for each of its visitors. */
export function shareAfter({ share, ofNext, ofCurrent }: Step): number {
  const fails = ofNext >= FEWEST && ofNext * (100 - share) > ofCurrent * share;
  return fails ? 0 : (STEPS.find((step) => step > share) ?? 100);
}
