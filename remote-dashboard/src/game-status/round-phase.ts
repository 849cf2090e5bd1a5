import type { GameStatus } from '@updown/shared';

export type RoundPhase = 'active' | 'resolving' | 'idle' | 'none';

export const phaseTitles: Record<RoundPhase, string> = {
  active: 'Round Active',
  resolving: 'Resolving...',
  idle: 'Round Idle',
  none: 'No Active Round',
};

/** What the round is doing now; between its end and the server's word for it, the clock tells. */
export function phaseOf(round: GameStatus['currentRound'], now: number): RoundPhase {
  if (round === null) return 'none';
  if (round.status === 'active' && now >= round.endTime * 1000) return 'resolving';
  return round.status;
}
