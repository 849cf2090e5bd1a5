import { isRoundRunning, type RoundPhase } from '@updown/shared';
import type { PanelState } from './panel-state';
import type { TicketView } from './ticket-view';

/** The step after a result: bet in the running round, or start a new one. Null if the player can do neither. */
export type NextStep = 'start' | 'bet' | null;

export function nextStep(phase: RoundPhase, start: PanelState['start']): NextStep {
  if (isRoundRunning(phase)) return 'bet';
  return start === 'allowed' || start === 'busy' ? 'start' : null;
}

/** Whether the ticket has the button that starts a round. */
export function startsInTicket(
  ticket: TicketView['ticket'],
  phase: RoundPhase,
  { action, start }: Pick<PanelState, 'action' | 'start'>,
): boolean {
  return ticket === 'result' ? nextStep(phase, start) === 'start' : action === 'start';
}
