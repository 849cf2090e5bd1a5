import type { Contracts } from '../chain/contracts';
import type { PriceProvider } from './provider';

/** What the game's own feed says, where that is somebody else's and there is no other source. */
export const feedPrices = (contracts: Pick<Contracts, 'latestAnswer'>): PriceProvider => ({
  current: async () => {
    const { answer } = await contracts.latestAnswer();
    if (answer <= 0n) throw new Error('The feed has no price.');
    return { price: answer, source: 'chainlink' };
  },
});
