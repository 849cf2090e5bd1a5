import { readLargestStakes, type LargestStakes } from '../contracts/round-reads';
import type { StoreExtra } from '../wallet/wallet';
import { toWalletError } from '../wallet/wallet-error';
import { api } from './api';
import { configOf } from './config-of';

interface Asked {
  roundId: number;
  /** The pools that the answer is for: with every stake the limits are others. */
  pools: string;
}

/** What each side still takes, so that the game can pay whoever wins; read from the contract through the wallet. */
export const largestStakesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    largestStakes: build.query<LargestStakes, Asked>({
      queryFn: async ({ roundId }, { extra, dispatch }) => {
        try {
          const { contracts } = await configOf(dispatch);
          const wallet = (extra as StoreExtra).wallet();
          return { data: await readLargestStakes(wallet, contracts.game, roundId) };
        } catch (thrown) {
          const { message } = toWalletError(thrown, 'Unable to read what the round still takes');
          return { error: { kind: 'wallet', message } };
        }
      },
      providesTags: ['Round'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLargestStakesQuery } = largestStakesApi;
