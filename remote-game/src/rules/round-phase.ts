import type { CurrentRound } from '@updown/shared';

/**
 * Where the round stands by the game's clock: betting is `open`, then `locked` for its last seconds; after its end it
 * is `ended` until its outcome is known, then `over`. `none` before the first round of all.
 */
export type RoundPhase = 'none' | 'open' | 'locked' | 'ended' | 'over';

export type RoundTimes = Pick<CurrentRound, 'lock_time' | 'end_time' | 'outcome'>;

/** @param now Unix milliseconds of the game's clock. */
export function phaseOf(round: RoundTimes | null, now: number): RoundPhase {
  if (round === null) return 'none';
  if (round.outcome !== null) return 'over';
  if (now >= round.end_time * 1000) return 'ended';
  return now >= round.lock_time * 1000 ? 'locked' : 'open';
}

export const isRunning = (phase: RoundPhase): boolean => phase === 'open' || phase === 'locked';

/** How long before the end the page warns, in seconds. */
export const WARNING_SECONDS = 10;

export const isEndingSoon = (endTime: number, now: number): boolean => {
  const left = endTime - now / 1000;
  return left > 0 && left <= WARNING_SECONDS;
};
