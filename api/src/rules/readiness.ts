import type { Readiness } from '../services';

/** How many blocks the index may be behind the chain and still be called ready. */
const mostBehind = 20;

/**
 * Whether the answers can be relied on: not before the index has once come up to the chain, and not while it has
 * fallen far behind. A block is -1 where none is known.
 */
export const createReadiness = (indexedBlock: () => number, chainBlock: () => number) => {
  let hasCaughtUp = false;
  return (): Readiness => {
    const [indexed, latest] = [indexedBlock(), chainBlock()];
    hasCaughtUp ||= latest >= 0 && indexed >= latest;
    const ready = hasCaughtUp && indexed >= latest - mostBehind;
    return { ready, indexedBlock: indexed, chainBlock: latest };
  };
};
