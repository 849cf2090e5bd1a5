export interface Readiness {
  readonly ready: boolean;
  readonly indexedBlock: number;
  readonly chainBlock: number;
}

/** How many blocks the index may be behind the chain for the process to be ready. */
const MOST_BEHIND = 20;

interface Seen {
  /** The last indexed block; -1 before the first. */
  readonly indexedBlock: () => number;
  /** The chain's latest block; -1 if it is unknown. */
  readonly chainBlock: () => number;
  /** Seconds since the chain last answered. */
  readonly silence: () => number;
}

/**
 * Whether the answers are reliable: false until the index has caught up with the chain once, while it is far behind,
 * and while the chain has been silent for longer than `longestSilence` seconds.
 */
export function createReadiness(
  { indexedBlock, chainBlock, silence }: Seen,
  longestSilence: number,
) {
  let hasCaughtUp = false;
  return (): Readiness => {
    const [indexed, latest] = [indexedBlock(), chainBlock()];
    hasCaughtUp ||= latest >= 0 && indexed >= latest;
    const isBehind = indexed < latest - MOST_BEHIND;
    const ready = hasCaughtUp && !isBehind && silence() <= longestSilence;
    // The index can learn of a block before the head is read.
    const chain = latest < 0 ? latest : Math.max(latest, indexed);
    return { ready, indexedBlock: indexed, chainBlock: chain };
  };
}
