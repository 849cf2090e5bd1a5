import { isRoundRunning, type RoundPhase } from '@updown/shared';

interface Facts {
  phase: RoundPhase;
  /** The round with a due or known result; null if there is none. */
  result: {
    isLatest: boolean;
    /** Whether the player is in the round. */
    isOwn: boolean;
    isKnown: boolean;
  } | null;
  /** Whether the result is about to come by itself. */
  comesByItself: boolean;
  /** Whether the window is small, so that the ticket's next step is in a bar at the bottom. */
  isSmall: boolean;
  /** Whether a small window still shows the result as news. */
  isMoment: boolean;
}

/**
 * Where the page shows the result: in a card above the ticket, in a sheet above the bar of a small window, or in one line. The
 * ticket is always the next bet's, so that a result moves none of its buttons.
 */
export type ResultPlace = 'card' | 'sheet' | 'line' | null;

export function resultPlace(facts: Facts): ResultPlace {
  const { phase, result, isSmall } = facts;
  if (result === null) return null;
  // A player without a bet in the round needs a card only to ask for an overdue result.
  if (!result.isOwn) return phase === 'resolving' && !facts.comesByItself ? 'card' : null;
  if (!isSmall) return 'card';
  const isAwaited = !result.isKnown && result.isLatest;
  return isAwaited || (result.isKnown && facts.isMoment) ? 'sheet' : 'line';
}

/** Whether the ticket shows a placed bet in place of the next one. */
export function hasActiveBet(phase: RoundPhase, predicted: boolean): boolean {
  return predicted && isRoundRunning(phase);
}
