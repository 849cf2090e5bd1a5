import type { Config, Ready } from '@updown/protocol/api/system';
import { setTokenSymbol, tokenSymbol } from '../format/amount';
import { api } from './api';
import { refetchTagsAfter } from './refetch-tags';

/** The configuration, clock and health of the deployment. */
export const systemApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    config: build.query<Config, void>({
      query: () => '/config',
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(({ data }) => setTokenSymbol(data.token.symbol)).catch(() => undefined),
      keepUnusedDataFor: 3600,
    }),
    /** The game's time: block time in Unix milliseconds. */
    time: build.query<{ now: number }, void>({
      query: () => '/time',
      // `syncClock` reads the time several times in a row; removing the unused entry would cancel the next read.
      keepUnusedDataFor: 3600,
    }),
    health: build.query<unknown, void>({
      query: () => '/health',
    }),
    ready: build.query<Ready, void>({
      query: () => '/ready',
      keepUnusedDataFor: 0,
    }),
    devFaucet: build.mutation<unknown, { address: string }>({
      query: (body) => ({ url: '/dev/faucet', method: 'POST', body }),
      onQueryStarted: refetchTagsAfter(['Token']),
    }),
  }),
});

export const { useConfigQuery, useHealthQuery, useDevFaucetMutation } = systemApi;

/** The token's symbol; 'ION' until the API's configuration is loaded. */
export function useSymbol(): string {
  return useConfigQuery().data?.token.symbol ?? tokenSymbol();
}
