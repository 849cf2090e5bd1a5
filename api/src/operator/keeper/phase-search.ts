import type { Answer } from '../../chain/contracts';

export interface Feed {
  /** Undefined if the feed has no answer, as an empty new phase may. */
  readonly findLatest: () => Promise<Answer | undefined>;
  /** Undefined if the feed does not have the answer, or only carried the answer over from an earlier id. */
  readonly findAnswer: (id: bigint) => Promise<Answer | undefined>;
}

/**
 * A Chainlink answer id holds the phase (its aggregator) in the upper bits and a number that counts up from 1 in the
 * lower bits.
 */
const PHASE_BITS = 64n;
export function phaseOf(id: bigint) {
  return id >> PHASE_BITS;
}
function beginOf(phase: bigint) {
  return phase << PHASE_BITS;
}

/** How many consecutive ids a feed may skip, plus one: the same limit as in the contract. */
const MAXIMUM_GAP = 16;

/** The answers around a time: the last before, and the first at or after that time. */
export interface Split {
  readonly before: Answer | undefined;
  readonly first: Answer | undefined;
}

/** The answer with this id, or the next existing one. */
async function nextFrom(feed: Feed, id: bigint): Promise<Answer | undefined> {
  for (let step = 0; step < MAXIMUM_GAP; step++) {
    const answer = await feed.findAnswer(id + BigInt(step));
    if (answer !== undefined) return answer;
  }
  return undefined;
}

interface Bounds extends Split {
  /** All answers up to this id are before the time. */
  readonly low: bigint;
  /** All answers from this id on are at or after the time. */
  readonly high: bigint;
}

/** A binary search, which works because times never decrease within a phase. */
async function halve(feed: Feed, time: number, bounds: Bounds): Promise<Split> {
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
}

/** Splits the phase of the feed's latest answer, searching backwards from it in growing steps. */
export async function splitLatestPhase(feed: Feed, latest: Answer, time: number): Promise<Split> {
  if (latest.updatedAt < time) return { before: latest, first: undefined };
  const low = beginOf(phaseOf(latest.id));
  let [first, high] = [latest, latest.id];
  for (let step = 1n; latest.id - step > low; step *= 2n) {
    const answer = await nextFrom(feed, latest.id - step);
    if (answer !== undefined && answer.updatedAt < time) {
      return halve(feed, time, { low: answer.id, high, before: answer, first });
    }
    first = answer ?? first;
    high = latest.id - step;
  }
  return halve(feed, time, { low, high, before: undefined, first });
}

/** Splits a phase whose last answer is unknown, searching forwards from its beginning in growing steps. */
export async function splitPhase(feed: Feed, phase: bigint, time: number): Promise<Split> {
  let low = beginOf(phase);
  let before: Answer | undefined;
  for (let step = 1n; ; step *= 2n) {
    const high = beginOf(phase) + step;
    const answer = await nextFrom(feed, high);
    if (answer === undefined || answer.updatedAt >= time) {
      return halve(feed, time, { low, high, before, first: answer });
    }
    before = answer;
    low = answer.id;
  }
}
