/** How long before the end the warning shows, in seconds. */
export const WARNING_SECONDS = 10;

/**
 * @param endTime Unix seconds.
 * @param now Unix milliseconds of game time.
 */
export function isEndingSoon(endTime: number, now: number): boolean {
  const left = endTime - now / 1000;
  return left > 0 && left <= WARNING_SECONDS;
}
