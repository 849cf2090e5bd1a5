import type { ChainClock } from '../../chain/clock';
import type { Contracts } from '../../chain/contracts';
import type { PriceProvider } from './provider';

/** A Chainlink feed posts at least once an hour. */
export const FEED_HEARTBEAT_SECONDS = 3600;

/** After a longer silence, the feed's price is no longer current. */
export const FEED_FRESH_MS = (FEED_HEARTBEAT_SECONDS + 300) * 1000;

/** Provides the price of an external feed, as the market price or its fallback. */
export function feedPrices(
  contracts: Pick<Contracts, 'latestAnswer'>,
  clock: Pick<ChainClock, 'now'>,
): PriceProvider {
  return {
    current: async () => {
      const { answer, updatedAt } = await contracts.latestAnswer();
      if (answer <= 0n) throw new Error('The feed has no price.');
      const time = updatedAt * 1000;
      if (clock.now() - time > FEED_FRESH_MS) {
        throw new Error('The feed has been silent for too long.');
      }
      return { price: answer, source: 'chainlink', time };
    },
  };
}
