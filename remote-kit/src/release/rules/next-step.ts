import type { Verdict } from './judge-vitals';

/** The shares that a version passes through on its way to every visitor, in percent. */
export const STEPS = [5, 20, 50, 100] as const;

/** Fewer sessions of the new version decide nothing. */
export const FEWEST_SESSIONS = 20;
/** Fewer failures say nothing: a visitor's own network fails too, and anybody can report some from an address or two. */
const FEWEST_FAILURES = 5;
/** The share of failed sessions above twice the previous version's share that is too much. */
const TOO_MUCH = 0.01;

/** The addresses that ran a version. */
export interface Sessions {
  readonly started: number;
  readonly failed: number;
}

/** What visitors experienced in both versions during a step. */
export interface Step {
  readonly share: number;
  readonly ofNext: Sessions;
  readonly ofCurrent: Sessions;
  /** The new version's vitals beside those of the current one. */
  readonly vitals: Verdict;
}

/** A version that fails as it loads counts as failed only; one that fails later also counts as started. */
export function sessionsIn({ started, failed }: Sessions): number {
  return Math.max(started, failed);
}

function failedShare(sessions: Sessions): number {
  return sessions.failed / Math.max(1, sessionsIn(sessions));
}

function failsMore(next: Sessions, current: Sessions): boolean {
  return next.failed >= FEWEST_FAILURES && failedShare(next) > 2 * failedShare(current) + TOO_MUCH;
}

/**
 * The share after a step: unchanged if too few visitors came; 0, which reverts the version, if it fails for a larger
 * share of them or is worse for them.
 */
export function shareAfter({ share, ofNext, ofCurrent, vitals }: Step): number {
  // A few slow reports are enough evidence, so a full step is not needed.
  if (vitals === 'worse') return 0;
  if (sessionsIn(ofNext) < FEWEST_SESSIONS) return share;
  if (failsMore(ofNext, ofCurrent)) return 0;
  return vitals === 'unsure' ? share : (STEPS.find((step) => step > share) ?? 100);
}
