interface FeedTerms {
  /** The contract's predictionLock, in seconds. */
  readonly lock: number;
  /** The contract's maximumPriceAge, in seconds. */
  readonly priceAge: number;
  readonly heartbeatSeconds: number;
}

/**
 * The longest time until a market price reaches the feed: the market request, the keeper's interval and an Ethereum
 * block.
 */
const PIPELINE_SECONDS = 20;

/**
 * Warns about settings of the contract and the keeper with which a player can know a price before predictions close.
 */
export function feedWarnings({ lock, priceAge, heartbeatSeconds }: FeedTerms): string[] {
  const warnings: string[] = [];
  if (lock <= PIPELINE_SECONDS) {
    warnings.push(
      `The lock of ${lock} s is no longer than a price takes to reach the feed (${PIPELINE_SECONDS} s): a player can know the end price.`,
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
