import type { CurrentRound } from '@updown/shared';

/** The keeper resolves within seconds; only what takes longer is worth a word. */
const PATIENCE_SECONDS = 15;

/** For how long a round has been over without a result, once that is longer than it should be. */
export function waitingSeconds(round: CurrentRound, now: number): number | null {
  if (round.status === 'idle') return null;
  const waited = Math.floor(now / 1000) - round.end_time;
  return waited >= PATIENCE_SECONDS ? waited : null;
}
