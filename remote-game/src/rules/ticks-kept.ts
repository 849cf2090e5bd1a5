/** How long the API keeps individual prices. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** Whether the API still has every price of a round that ended at `endTime`, in Unix seconds. `now` is in milliseconds. */
export function areTicksKept(endTime: number, now: number): boolean {
  return endTime > now / 1000 - KEPT_SECONDS;
}
