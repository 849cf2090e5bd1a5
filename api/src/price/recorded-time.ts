/**
 * The time under which a price is recorded, given since when it stands, if the source tells; undefined where it is recorded
 * already. What stands for longer than what was recorded last from elsewhere tells of now.
 */
export const recordedTime = (
  since: number | undefined,
  last: number | undefined,
  now: number,
): number | undefined => {
  if (since === undefined || last === undefined) return since ?? now;
  if (since === last) return undefined;
  return since > last ? since : now;
};
