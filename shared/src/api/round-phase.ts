import type { CurrentRound } from './types';

/** The status of the API's rounds, and `none` if there has never been a round. */
export type RoundStatus = CurrentRound['status'] | 'none';

/** Betting on an `active` round closes shortly before its end: from then on the round is `locked`. */
export type RoundPhase = RoundStatus | 'locked';

/** The times are Unix seconds. */
interface Round {
  readonly status: CurrentRound['status'];
  readonly endTime: number;
}

interface LockableRound extends Round {
  readonly lockTime: number;
}

/**
 * The round's status at `now`, in Unix milliseconds of the game's clock. From its end an active round is resolving, even
 * if the API has not reported that yet.
 */
export function roundStatus(round: Round | null, now: number): RoundStatus {
  if (round === null) return 'none';
  if (round.status === 'active' && now >= round.endTime * 1000) return 'resolving';
  return round.status;
}

/** @param now Unix milliseconds of the game's clock. */
export function roundPhase(round: LockableRound | null, now: number): RoundPhase {
  const status = roundStatus(round, now);
  if (round === null || status !== 'active') return status;
  return now >= round.lockTime * 1000 ? 'locked' : 'active';
}

/** Whether the round has begun and not ended. */
export function isRoundRunning(phase: RoundPhase): boolean {
  return phase === 'active' || phase === 'locked';
}
