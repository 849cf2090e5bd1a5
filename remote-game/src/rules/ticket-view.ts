import { isRoundRunning, type RoundPhase } from '@updown/shared';

interface Facts {
  phase: RoundPhase;
  /** Whether the player is in the latest round. */
  predicted: boolean;
  /** The round with a due or known result; null if there is none. */
  result: { isLatest: boolean; isOwn: boolean } | null;
}

export interface TicketView {
  /** The view that the ticket shows. */
  ticket: 'bet' | 'active' | 'result';
  /** Whether the result of the player's earlier round shows in a strip below the ticket, where it moves no button. */
  hasStrip: boolean;
}

/** The ticket is always the latest round's. A result fills it only until the next round begins. */
export function ticketView({ phase, predicted, result }: Facts): TicketView {
  const hasStrip = result !== null && !result.isLatest;
  if (predicted && isRoundRunning(phase)) return { ticket: 'active', hasStrip };
  if (result === null || hasStrip) return { ticket: 'bet', hasStrip };
  const isDue = result.isOwn || phase === 'resolving';
  return { ticket: isDue ? 'result' : 'bet', hasStrip };
}
