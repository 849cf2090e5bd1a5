import { isRoundRunning, type RoundPhase } from '@updown/shared';

interface Facts {
  phase: RoundPhase;
  /** The player is in the latest round. */
  predicted: boolean;
  /** The round whose result is due or known; null if none is. */
  result: { isLatest: boolean; isOwn: boolean; isResolved: boolean } | null;
}

export interface TicketView {
  /** The view in the ticket's place. */
  ticket: 'bet' | 'active' | 'result';
  /** An earlier round's result stands below the ticket. */
  hasResultBelow: boolean;
}

/**
 * A bet in the running round comes first, then the result of the player's last one: also while the next round runs, but
 * not while it is only awaited, because that would keep the player from betting.
 */
export function ticketView({ phase, predicted, result }: Facts): TicketView {
  const isEarlier = result !== null && !result.isLatest;
  if (predicted && isRoundRunning(phase)) return { ticket: 'active', hasResultBelow: isEarlier };
  if (result === null) return { ticket: 'bet', hasResultBelow: false };
  if (isEarlier && !result.isResolved) return { ticket: 'bet', hasResultBelow: true };
  const isDue = result.isOwn || phase === 'resolving';
  return { ticket: isDue ? 'result' : 'bet', hasResultBelow: false };
}
