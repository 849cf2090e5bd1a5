import type { Answer } from '../chain/contracts';

export interface Feed {
  /** Undefined where the feed tells none, as a new phase that is empty may. */
  readonly findLatest: () => Promise<Answer | undefined>;
  /** Undefined where the feed has no such answer, or only carried it over from an earlier id. */
  readonly findAnswer: (id: bigint) => Promise<Answer | undefined>;
}

/** A Chainlink answer's id: the phase (its aggregator) above, and a number that counts up from 1. */
const phaseBits = 64n;
export const phaseOf = (id: bigint) => id >> phaseBits;
const beginOf = (phase: bigint) => phase << phaseBits;

/** How many ids in a row a feed may leave out, and one more: as the contract has it. */
const maximumGap = 16;

/** The answers around a time: the last before it, and the first at or after it. */
export interface Split {
  readonly before: Answer | undefined;
  readonly first: Answer | undefined;
}

/** The answer with this id, or the next one that there is. */
const nextFrom = async (feed: Feed, id: bigint): Promise<Answer | undefined> => {
  for (let step = 0; step < maximumGap; step++) {
    const answer = await feed.findAnswer(id + BigInt(step));
    if (answer !== undefined) return answer;
  }
  return undefined;
};

interface Bounds extends Split {
  /** All up to here are from before the time. */
  readonly low: bigint;
  /** None from here on is. */
  readonly high: bigint;
}

/** Times never fall within a phase: so it searches by halves. */
const halve = async (feed: Feed, time: number, bounds: Bounds): Promise<Split> => {
  let { low, high, before, first } = bounds;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    const answer = await nextFrom(feed, middle);
    if (answer !== undefined && answer.updatedAt < time) {
      before = answer;
      low = answer.id;
    } else {
      first = answer ?? first;
      high = middle;
    }
  }
  return { before, first };
};

/** Splits the phase of the feed's latest answer: it steps back from there by ever longer steps. */
export const splitLatestPhase = async (
  feed: Feed,
  latest: Answer,
  time: number,
): Promise<Split> => {
  if (latest.updatedAt < time) return { before: latest, first: undefined };
  const low = beginOf(phaseOf(latest.id));
  let [first, high] = [latest, latest.id];
  for (let step = 1n; latest.id - step > low; step *= 2n) {
    const answer = await nextFrom(feed, latest.id - step);
    if (answer !== undefined && answer.updatedAt < time)
      return halve(feed, time, { low: answer.id, high, before: answer, first });
    first = answer ?? first;
    high = latest.id - step;
  }
  return halve(feed, time, { low, high, before: undefined, first });
};

/** Splits a phase whose last answer is not known: it steps on from its begin by ever longer steps. */
export const splitPhase = async (feed: Feed, phase: bigint, time: number): Promise<Split> => {
  let low = beginOf(phase);
  let before: Answer | undefined;
  for (let step = 1n; ; step *= 2n) {
    const high = beginOf(phase) + step;
    const answer = await nextFrom(feed, high);
    if (answer === undefined || answer.updatedAt >= time)
      return halve(feed, time, { low, high, before, first: answer });
    before = answer;
    low = answer.id;
  }
};
