import type { Answer } from '../chain/contracts';

/** A Chainlink answer's id: the phase (its aggregator) above, and a number that counts up from 1. */
const phaseBits = 64n;
const numberOf = (id: bigint) => id & ((1n << phaseBits) - 1n);

export interface Feed {
  readonly latestAnswer: () => Promise<Answer>;
  /** Throws, or has the time 0, where the feed has no such answer. */
  readonly answer: (id: bigint) => Promise<Answer>;
}

const isBefore = async (feed: Feed, id: bigint, time: number): Promise<boolean> => {
  const { updatedAt } = await feed.answer(id);
  return updatedAt < time;
};

/**
 * The feed's first answer at or after `time` (Unix seconds) in its latest phase, or undefined while there is none.
 * It steps back from the latest answer by ever longer steps, and then searches by halves: times never fall.
 */
export const firstAnswerSince = async (feed: Feed, time: number): Promise<Answer | undefined> => {
  const latest = await feed.latestAnswer();
  if (latest.updatedAt < time) return undefined;
  const first = latest.id - numberOf(latest.id) + 1n;
  let found = latest.id;
  let step = 1n;
  let before = first - 1n;
  while (found > first) {
    const probe = found - step > first ? found - step : first;
    if (await isBefore(feed, probe, time)) {
      before = probe;
      break;
    }
    found = probe;
    step *= 2n;
  }
  while (found - before > 1n) {
    const middle = (found + before) / 2n;
    if (await isBefore(feed, middle, time)) before = middle;
    else found = middle;
  }
  return feed.answer(found);
};
