import type { Answer } from './evidence';

// This search is deliberately separate from the keeper's: a recheck must not share the keeper's mistakes.

/** Reads an answer; undefined if the feed has no answer with this id, or carried over an older answer. */
export type ReadAnswer = (id: bigint) => Promise<Answer | undefined>;

const PHASE_BITS = 64n;
/** A feed skips fewer consecutive ids than this: `MAXIMUM_GAP` in EndPrice.sol. */
const MAXIMUM_GAP = 16n;

async function nextFrom(read: ReadAnswer, id: bigint): Promise<Answer | undefined> {
  for (let candidate = id; candidate < id + MAXIMUM_GAP; candidate += 1n) {
    const answer = await read(candidate);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The first answer of a phase at or after `time` with an id above `low`. Times never decrease within a phase. */
async function firstOfPhase(
  read: ReadAnswer,
  low: bigint,
  time: bigint,
): Promise<Answer | undefined> {
  let known = low;
  let step = 1n;
  let found: Answer | undefined;
  for (;;) {
    found = await nextFrom(read, known + step);
    if (found === undefined || found.updatedAt >= time) break;
    known = found.id;
    step *= 2n;
  }
  let high = known + step;
  while (high - known > 1n) {
    const middle = (known + high) / 2n;
    const answer = await nextFrom(read, middle);
    if (answer !== undefined && answer.updatedAt < time) {
      known = answer.id;
    } else {
      found = answer ?? found;
      high = middle;
    }
  }
  return found;
}

/**
 * The feed's first answer at or after `time`, in the phase in which the round began and the next one. `known` is the id
 * of the feed's latest answer when the round began. If both phases have an answer in the same second, the older phase's
 * counts.
 */
export async function firstAnswerSince(
  read: ReadAnswer,
  known: bigint,
  time: bigint,
): Promise<Answer | undefined> {
  const nextPhase = ((known >> PHASE_BITS) + 1n) << PHASE_BITS;
  const [older, newer] = [
    await firstOfPhase(read, known, time),
    await firstOfPhase(read, nextPhase, time),
  ];
  if (older === undefined || newer === undefined) return older ?? newer;
  return newer.updatedAt < older.updatedAt ? newer : older;
}
