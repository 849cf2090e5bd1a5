/**
 * The time under which to record a price; undefined if the price is already recorded. `since` is the time of the price
 * if the source provides one. A price that is older than the last record from another source gets the current time.
 */
export function recordedTime(
  since: number | undefined,
  last: number | undefined,
  now: number,
): number | undefined {
  if (since === undefined || last === undefined) return since ?? now;
  if (since === last) return undefined;
  return since > last ? since : now;
}
