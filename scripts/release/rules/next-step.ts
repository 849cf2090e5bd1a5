import type { Sessions } from '../sessions/read-sessions';

/** The shares that a version passes through on its way to every visitor, in percent. */
export const STEPS = [5, 20, 50, 100] as const;

/** Fewer sessions of the new version decide nothing. */
export const FEWEST_SESSIONS = 20;
/** Fewer failures say nothing: a visitor's own network fails too, and anybody can report some from an address or two. */
const FEWEST_FAILURES = 5;
/** The share of failed sessions that is too much beside twice that of the version before. */
const TOO_MUCH = 0.01;

/** The sessions of both versions during a step. */
export interface Step {
  readonly share: number;
  readonly ofNext: Sessions;
  readonly ofCurrent: Sessions;
}

/** A version that fails as it loads is counted as failed alone; one that fails later as started too. */
export function sessionsIn({ started, failed }: Sessions): number {
  return Math.max(started, failed);
}

function failedShare(sessions: Sessions): number {
  return sessions.failed / Math.max(1, sessionsIn(sessions));
}

/** The share after a step: the same one, if too few visitors came; 0 takes back a version that fails for a larger share of them. */
export function shareAfter({ share, ofNext, ofCurrent }: Step): number {
  if (sessionsIn(ofNext) < FEWEST_SESSIONS) return share;
  const fails =
    ofNext.failed >= FEWEST_FAILURES && failedShare(ofNext) > 2 * failedShare(ofCurrent) + TOO_MUCH;
  return fails ? 0 : (STEPS.find((step) => step > share) ?? 100);
}
