import type { Block } from './blocks';

export interface ChainClock {
  /** The game's time in Unix milliseconds: the latest block's time, advanced by the local clock. */
  readonly now: () => number;
  /** Sets the clock from a new latest block. */
  readonly see: (block: Pick<Block, 'time'>) => void;
  /** Calls `listener` after each correction of the clock. */
  readonly onJump: (listener: () => void) => () => void;
}

/**
 * How far a block's time may differ from the clock without a correction: blocks arrive late, and their times are whole
 * seconds.
 */
const SLACK_BEHIND_MS = 15_000;
const SLACK_AHEAD_MS = 1_500;

export function createChainClock(wallNow: () => number = Date.now): ChainClock {
  const listeners = new Set<() => void>();
  let offset = 0;
  const now = () => wallNow() + offset;
  return {
    now,
    see: ({ time }) => {
      const difference = time * 1000 - now();
      if (difference >= -SLACK_BEHIND_MS && difference <= SLACK_AHEAD_MS) return;
      offset = time * 1000 - wallNow();
      for (const listener of listeners) listener();
    },
    onJump: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
