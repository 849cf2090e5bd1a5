import { t } from '../../texts/texts';
import { explainError } from '../evm/explain-error';
import type { LargestStakes } from '../evm/round-reads';
import { api } from './api';
import { chainAccess } from './chain-access';

interface Asked {
  roundId: number;
  /** The pools at the time of the read. Each new stake changes the limits, so the pools are part of the cache key. */
  pools: string;
}

/** The largest stake that the reserve covers on each side, read from the contract through the wallet. */
export const largestStakesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    largestStakes: build.query<LargestStakes, Asked>({
      queryFn: async ({ roundId }, page) => {
        try {
          const { contracts, evm, wallet } = await chainAccess(page);
          return { data: await evm.readLargestStakes(wallet, contracts.game, roundId) };
        } catch (thrown) {
          const { message } = await explainError(thrown, t('Unable to read the largest stake'));
          return { error: { kind: 'wallet', message } };
        }
      },
      providesTags: ['Round'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLargestStakesQuery } = largestStakesApi;
