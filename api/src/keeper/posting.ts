import type { Answer } from '../chain/contracts';

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
  /** The latest end (Unix seconds) of a round that waits for a price. */
  readonly waitingSince: number | undefined;
}

/** Whether the feed needs an answer: it is silent for long, the price has moved, or an ended round waits for one. */
export const needsAnswer = (
  { latest, market, now, waitingSince }: Situation,
  { heartbeatSeconds, deviationPercent }: Rule,
): boolean => {
  if (waitingSince !== undefined && latest.updatedAt < waitingSince) return true;
  if (now / 1000 - latest.updatedAt >= heartbeatSeconds) return true;
  if (market === undefined) return false;
  const moved = market > latest.answer ? market - latest.answer : latest.answer - market;
  return Number(moved) * 100 >= Number(latest.answer) * deviationPercent;
};
