import type { Block } from './blocks';

export interface ChainClock {
  /** The game's time in Unix milliseconds: that of the latest block, carried on by our clock. */
  readonly now: () => number;
  /** Sets the clock by a new latest block. */
  readonly see: (block: Pick<Block, 'time'>) => void;
  /** Calls `listener` after the clock was set anew. */
  readonly onJump: (listener: () => void) => () => void;
}

/** How far a block may be from where the clock stands before it is set: blocks come late, and count whole seconds. */
const slackBehindMs = 15_000;
const slackAheadMs = 1_500;

export const createChainClock = (wallNow: () => number = Date.now): ChainClock => {
  const listeners = new Set<() => void>();
  let offset = 0;
  const now = () => wallNow() + offset;
  return {
    now,
    see: ({ time }) => {
      const difference = time * 1000 - now();
      if (difference >= -slackBehindMs && difference <= slackAheadMs) return;
      offset = time * 1000 - wallNow();
      for (const listener of listeners) listener();
    },
    onJump: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
