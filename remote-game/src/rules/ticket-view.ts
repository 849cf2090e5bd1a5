import { isRoundRunning, type RoundPhase } from '@updown/shared';

interface Facts {
  phase: RoundPhase;
  /** Whether the player is in the latest round. */
  predicted: boolean;
  /** The round with a due or known result; null if there is none. */
  result: { isLatest: boolean; isOwn: boolean; isResolved: boolean } | null;
}

export interface TicketView {
  /** The view that the ticket shows. */
  ticket: 'bet' | 'active' | 'result';
  /** Whether an earlier round's result shows below the ticket. */
  hasResultBelow: boolean;
}

/**
 * A bet in the running round takes precedence over the result of the player's last round. A result also shows while the next
 * round is running, but not while it is still pending, because it would keep the player from betting.
 */
export function ticketView({ phase, predicted, result }: Facts): TicketView {
  const isEarlier = result !== null && !result.isLatest;
  if (predicted && isRoundRunning(phase)) return { ticket: 'active', hasResultBelow: isEarlier };
  if (result === null) return { ticket: 'bet', hasResultBelow: false };
  if (isEarlier && !result.isResolved) return { ticket: 'bet', hasResultBelow: true };
  const isDue = result.isOwn || phase === 'resolving';
  return { ticket: isDue ? 'result' : 'bet', hasResultBelow: false };
}
