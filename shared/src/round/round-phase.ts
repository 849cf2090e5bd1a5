import type { CurrentRound } from '@updown/protocol/api/rounds';

export type Outcome = NonNullable<CurrentRound['outcome']>;

/** The status of a round in the API; `none` if there has never been a round. */
export type RoundStatus = CurrentRound['status'] | 'none';

/** Betting on an `active` round closes shortly before the round ends; from then on the round is `locked`. */
export type RoundPhase = RoundStatus | 'locked';

/** Times are in Unix seconds. */
interface Round {
  readonly status: CurrentRound['status'];
  readonly endTime: number;
}

interface LockableRound extends Round {
  readonly lockTime: number;
}

/**
 * The round's status at `now` (Unix milliseconds of game time). An active round counts as resolving from its end, even before
 * the API reports so.
 */
export function roundStatus(round: Round | null, now: number): RoundStatus {
  if (round === null) return 'none';
  if (round.status === 'active' && now >= round.endTime * 1000) return 'resolving';
  return round.status;
}

/** @param now Unix milliseconds of game time. */
export function roundPhase(round: LockableRound | null, now: number): RoundPhase {
  const status = roundStatus(round, now);
  if (round === null || status !== 'active') return status;
  return now >= round.lockTime * 1000 ? 'locked' : 'active';
}

/** Whether the round has started and not ended. */
export function isRoundRunning(phase: RoundPhase): boolean {
  return phase === 'active' || phase === 'locked';
}
