import type { Block } from './blocks';

export interface ChainClock {
  /** The game's time in Unix milliseconds. On a public chain it never runs back. */
  readonly now: () => number;
  /** Sets the clock from a new latest block. */
  readonly see: (block: Pick<Block, 'time'>) => void;
  /** Calls `listener` after each correction of the clock. */
  readonly onJump: (listener: () => void) => () => void;
}

/** A block's time is in whole seconds. */
const SLACK_AHEAD_MS = 1_500;
/** How far a local chain's block may be behind the clock without a correction. */
const SLACK_BEHIND_MS = 15_000;
/** A correction of the machine's own clock is noticed after this many blocks. */
const BLOCKS = 32;

type Offset = (blockMs: number, wallMs: number) => number;

/** A local chain's clock stands where its tests and its last start have set it. */
function localOffset(): Offset {
  let offset = 0;
  return (blockMs, wallMs) => {
    const difference = blockMs - wallMs - offset;
    if (difference < -SLACK_BEHIND_MS || difference > SLACK_AHEAD_MS) offset = blockMs - wallMs;
    return offset;
  };
}

/**
 * A public chain's clock is everybody's. A block behind this machine's clock is only old: its node is late, or the chain
 * was idle. A block ahead of it shows that this machine's clock is slow.
 */
function publicOffset(): Offset {
  const leads: number[] = [];
  let offset = 0;
  return (blockMs, wallMs) => {
    leads.push(blockMs - wallMs);
    if (leads.length > BLOCKS) leads.shift();
    const lead = Math.max(0, ...leads);
    if (Math.abs(lead - offset) > SLACK_AHEAD_MS) offset = lead;
    return offset;
  };
}

export function createChainClock(
  isLocal = true,
  wallNow: () => number = () => Date.now(),
): ChainClock {
  const listeners = new Set<() => void>();
  const offsetAfter = isLocal ? localOffset() : publicOffset();
  let offset = 0;
  let latest = -Infinity;
  const now = () => {
    const time = wallNow() + offset;
    // After a correction to an earlier time it stands still until it is right again.
    latest = isLocal ? time : Math.max(latest, time);
    return latest;
  };
  return {
    now,
    see: ({ time }) => {
      const corrected = offsetAfter(time * 1000, wallNow());
      if (corrected === offset) return;
      offset = corrected;
      for (const listener of listeners) listener();
    },
    onJump: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
