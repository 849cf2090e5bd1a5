import type { PanelState } from './panel-state';
import type { TicketView } from './ticket-view';

/** The next step in the ticket of a finished round. A payout comes before the next round. */
export function afterResult(
  canClaim: boolean,
  start: PanelState['start'],
): 'claim' | 'start' | null {
  if (canClaim) return 'claim';
  return start === 'allowed' || start === 'busy' ? 'start' : null;
}

/** Whether the ticket has the button that starts a round. */
export function startsInTicket(
  ticket: TicketView['ticket'],
  canClaim: boolean,
  { action, start }: Pick<PanelState, 'action' | 'start'>,
): boolean {
  return ticket === 'result' ? afterResult(canClaim, start) === 'start' : action === 'start';
}
