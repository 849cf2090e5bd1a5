import type { ChainClock } from '../chain/clock';
import type { Contracts } from '../chain/contracts';
import type { PriceProvider } from './provider';

/** A feed of Chainlink answers at least once in an hour: one that is silent for longer says nothing of now. */
export const feedFreshMs = 65 * 60_000;

/** What the game's own feed says, where that is somebody else's and there is no other source. */
export const feedPrices = (
  contracts: Pick<Contracts, 'latestAnswer'>,
  clock: Pick<ChainClock, 'now'>,
): PriceProvider => ({
  current: async () => {
    const { answer, updatedAt } = await contracts.latestAnswer();
    if (answer <= 0n) throw new Error('The feed has no price.');
    const time = updatedAt * 1000;
    if (clock.now() - time > feedFreshMs) throw new Error('The feed has been silent for too long.');
    return { price: answer, source: 'chainlink', time };
  },
});
