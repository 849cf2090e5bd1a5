import { POLL_MS, useOperatorOverviewQuery } from '@updown/shared';

// The event stream does not report the keeper's gas or the feed, so the page polls while it is visible.
const polling = { pollingInterval: POLL_MS.status, skipPollingIfUnfocused: true };

/** The operator's overview, for admins. */
export function useOverview() {
  return useOperatorOverviewQuery(undefined, polling);
}
