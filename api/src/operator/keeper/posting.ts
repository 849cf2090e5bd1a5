import type { Answer } from '../../chain/contracts';

interface Rule {
  readonly heartbeatSeconds: number;
  readonly deviationPercent: number;
}

interface Situation {
  readonly latest: Answer;
  /** The market price, if it is known. */
  readonly market: bigint | undefined;
  /** The game's time in milliseconds. */
  readonly now: number;
  /** The latest end (Unix seconds) of a round waiting for a price. */
  readonly waitingSince: number | undefined;
  /** Whether the latest answer is a custom price. */
  readonly isByHand: boolean;
  /** The end (Unix seconds) of the running round. */
  readonly runsUntil: number | undefined;
}

/** The longest silence of the feed while a round runs, in seconds. */
export const HEARTBEAT_IN_ROUND = 10;
/** The keeper posts nothing this shortly before the end of a round, because that price could be mined after the end. */
const QUIET_MS = 3_000;

/** How long a custom price stays on the feed, in seconds, so that a round can start with it. */
const HAND_SECONDS = 10;

/**
 * Whether the feed needs an answer: after a long silence, after a price move, or because an ended round is waiting for
 * an answer.
 */
export function needsAnswer(
  { latest, market, now, waitingSince, isByHand, runsUntil }: Situation,
  { heartbeatSeconds, deviationPercent }: Rule,
): boolean {
  if (runsUntil !== undefined && now >= runsUntil * 1000 - QUIET_MS) return false;
  const heartbeat =
    runsUntil === undefined ? heartbeatSeconds : Math.min(heartbeatSeconds, HEARTBEAT_IN_ROUND);
  if (waitingSince !== undefined && latest.updatedAt < waitingSince) return true;
  const age = now / 1000 - latest.updatedAt;
  if (age >= Math.max(heartbeat, isByHand ? HAND_SECONDS : 0)) return true;
  if (isByHand && age < HAND_SECONDS) return false;
  if (market === undefined) return false;
  const moved = market > latest.answer ? market - latest.answer : latest.answer - market;
  return Number(moved) * 100 >= Number(latest.answer) * deviationPercent;
}
