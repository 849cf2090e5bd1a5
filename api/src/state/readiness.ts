import { ApiError } from '../game/api-error';
import { IncompleteAnswer } from './indexer/complete-logs';
import { InconsistentEvents } from './indexer/reduce';

export interface Readiness {
  readonly ready: boolean;
  /** Why the process is not ready, in a sentence. */
  readonly reason: string | null;
  readonly indexedBlock: number;
  readonly chainBlock: number;
}

/** How many blocks the index may be behind the chain while it makes progress. */
const MOST_BEHIND = 20;
/** How many blocks the index may be behind the chain while it is stalled. */
const MOST_STILL = 3;
/** The index needs a moment for many blocks at once, such as on a chain with several blocks a second. */
const SHORT_STAND_MS = 5_000;

interface Seen {
  /** The last indexed block; -1 before the first. */
  readonly indexedBlock: () => number;
  /** The chain's latest block; -1 if it is unknown. */
  readonly chainBlock: () => number;
  /** Seconds since the chain last answered. */
  readonly silence: () => number;
  /** Why the indexer last failed, if it has not succeeded since. */
  readonly failure: () => string | undefined;
}

/** The public description of an indexer failure. */
export function publicFailure(error: unknown): string {
  const names = error instanceof IncompleteAnswer || error instanceof InconsistentEvents;
  if (names) return error.message;
  return error instanceof ApiError ? error.publicMessage : 'See the log for the cause.';
}

/**
 * Whether the responses are reliable: not until the index has caught up with the chain once, not while the index is far
 * behind or stalled, and not while the chain has been silent for longer than `longestSilence` seconds.
 */
export function createReadiness(seen: Seen, longestSilence: number, now = () => performance.now()) {
  let hasCaughtUp = false;
  let last = -1;
  let stillSince: number | undefined;

  const reasonAt = (indexed: number, latest: number): string | null => {
    const behind = latest - indexed;
    if (seen.silence() > longestSilence) {
      return `The chain has not answered for ${Math.floor(seen.silence())} s.`;
    }
    if (!hasCaughtUp) {
      return `The index has not caught up with the chain yet. ${seen.failure() ?? ''}`.trim();
    }
    const still = stillSince === undefined ? 0 : now() - stillSince;
    if (behind > MOST_STILL && still > SHORT_STAND_MS) {
      return `The index is stalled, ${behind} blocks behind the chain. ${seen.failure() ?? ''}`.trim();
    }
    return behind > MOST_BEHIND ? `The index is ${behind} blocks behind the chain.` : null;
  };

  return (): Readiness => {
    const [indexed, latest] = [seen.indexedBlock(), seen.chainBlock()];
    hasCaughtUp ||= latest >= 0 && indexed >= latest;
    // An index that has caught up with the chain has nothing to do, so it is not stalled.
    if (indexed !== last || indexed >= latest) stillSince = undefined;
    else stillSince ??= now();
    last = indexed;
    const reason = reasonAt(indexed, latest);
    // The index can learn of a block before the head does.
    const chain = latest < 0 ? latest : Math.max(latest, indexed);
    return { ready: reason === null, reason, indexedBlock: indexed, chainBlock: chain };
  };
}
