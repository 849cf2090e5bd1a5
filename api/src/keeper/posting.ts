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
  /** Whether the latest answer was not posted by the keeper of its own accord. */
  readonly isByHand: boolean;
}

/** How long a price by hand stands before the market's takes its place, in seconds: a round is started with it. */
const handSeconds = 10;

/** Whether the feed needs an answer: it is silent for long, the price has moved, or an ended round waits for one. */
export const needsAnswer = (
  { latest, market, now, waitingSince, isByHand }: Situation,
  { heartbeatSeconds, deviationPercent }: Rule,
): boolean => {
  if (waitingSince !== undefined && latest.updatedAt < waitingSince) return true;
  const age = now / 1000 - latest.updatedAt;
  if (age >= Math.max(heartbeatSeconds, isByHand ? handSeconds : 0)) return true;
  if (isByHand && age < handSeconds) return false;
  if (market === undefined) return false;
  const moved = market > latest.answer ? market - latest.answer : latest.answer - market;
  return Number(moved) * 100 >= Number(latest.answer) * deviationPercent;
};
