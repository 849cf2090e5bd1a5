/** The warning shows for this long before the end, in seconds. */
export const WARNING_SECONDS = 10;

/**
 * @param endTime Unix seconds.
 * @param now Unix milliseconds of the game's clock.
 */
export function isEndingSoon(endTime: number, now: number): boolean {
  const left = endTime - now / 1000;
  return left > 0 && left <= WARNING_SECONDS;
}
