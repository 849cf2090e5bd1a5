interface FeedTerms {
  /** The contract's predictionLock, in seconds. */
  readonly lock: number;
  /** The contract's maximumPriceAge, in seconds. */
  readonly priceAge: number;
  readonly heartbeatSeconds: number;
}

/**
 * The longest time from a market price to the feed: the market's request, the keeper's interval, and a block of
 * Ethereum.
 */
const PIPELINE_SECONDS = 20;

/** Warnings about settings of the contract and the keeper that let a player know a price before predictions close. */
export function feedWarnings({ lock, priceAge, heartbeatSeconds }: FeedTerms): string[] {
  const warnings: string[] = [];
  if (lock <= PIPELINE_SECONDS) {
    warnings.push(
      `The lock of ${lock} s is not longer than a price takes to the feed (${PIPELINE_SECONDS} s): a player can know the end price.`,
    );
  }
  if (priceAge > 2 * heartbeatSeconds) {
    warnings.push(
      `A round can start at an answer that is ${priceAge} s old: set maximumPriceAge to twice the heartbeat, ${2 * heartbeatSeconds} s.`,
    );
  }
  if (priceAge < heartbeatSeconds) {
    warnings.push(
      `A round cannot start between two answers: maximumPriceAge is ${priceAge} s, the heartbeat ${heartbeatSeconds} s.`,
    );
  }
  return warnings;
}
