import type { Readiness } from '../services';

/** How many blocks the index may be behind the chain and still be called ready. */
const mostBehind = 20;

interface Seen {
  /** The block up to which the index is right; -1 where there is none. */
  readonly indexedBlock: () => number;
  /** The chain's latest block; -1 where none is known. */
  readonly chainBlock: () => number;
  /** For how many seconds the chain has not answered. */
  readonly silence: () => number;
}

/**
 * Whether the answers can be relied on: not before the index has once come up to the chain, not while it has fallen far
 * behind, and not while the chain has been silent for longer than `longestSilence`.
 */
export const createReadiness = (
  { indexedBlock, chainBlock, silence }: Seen,
  longestSilence: number,
) => {
  let hasCaughtUp = false;
  return (): Readiness => {
    const [indexed, latest] = [indexedBlock(), chainBlock()];
    hasCaughtUp ||= latest >= 0 && indexed >= latest;
    const isBehind = indexed < latest - mostBehind;
    const ready = hasCaughtUp && !isBehind && silence() <= longestSilence;
    return { ready, indexedBlock: indexed, chainBlock: latest };
  };
};
